import { Slot, useChat, usePlatform } from '@dosmares/platform';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { ChatLoading } from './chat-loading.tsx';
import { ChatUnavailable } from './chat-unavailable.tsx';

const address = 'mf-chat/panel';

/** The assistant's panel, loaded when it is first opened and kept from then on (CH01). */
export function ChatSlot() {
  const { isOpen } = useChat();
  // Deferred, so that the touch that opens the panel is answered before the panel is built. It closes at once, so
  // that the focus it returns is not taken from the page that a link in it leads to.
  const isShown = useDeferredValue(isOpen) && isOpen;
  const { chat } = usePlatform();
  const isSettled = useSettled(address, isOpen);
  if (!isSettled) return isOpen && <ChatLoading />;

  return (
    <Slot
      name={address}
      props={{ open: isShown, onClose: chat.close }}
      Fallback={({ retry }) => (isShown ? <ChatUnavailable retry={retry} onClose={chat.close} /> : null)}
      Loading={() => (isShown ? <ChatLoading /> : null)}
    />
  );
}

/**
 * Returns whether a module has loaded, or failed to, since it was first wanted. A slot that showed its loading state
 * would be held in it for 300 ms by React, however soon the module came.
 */
function useSettled(module: string, isWanted: boolean) {
  const { slots } = usePlatform();
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    if (!isWanted) return;

    const settle = () => startTransition(() => setSettled(true));
    void Promise.resolve(slots.get(module)).then(settle, settle);
  }, [slots, module, isWanted]);

  return isSettled;
}
