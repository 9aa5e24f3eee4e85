import { Slot, useChat, usePlatform } from '@dosmares/platform';
import { useDeferredValue, useState } from 'react';
import { ChatLoading } from './frame/chat-loading.tsx';
import { ChatUnavailable } from './frame/chat-unavailable.tsx';

/** The assistant's panel, loaded when it is first opened and kept from then on (CH01). */
export function ChatSlot() {
  // Deferred, the touch that opens it is answered before the panel is built.
  const isOpen = useDeferredValue(useChat().isOpen);
  const { chat } = usePlatform();
  const [wanted, setWanted] = useState(false);
  if (isOpen && !wanted) setWanted(true);
  if (!wanted) return null;

  return (
    <Slot
      name="mf-chat/panel"
      props={{ open: isOpen, onClose: chat.close }}
      Fallback={({ retry }) => (isOpen ? <ChatUnavailable retry={retry} onClose={chat.close} /> : null)}
      Loading={() => (isOpen ? <ChatLoading /> : null)}
    />
  );
}
