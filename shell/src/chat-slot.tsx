import { Slot, useChat, usePlatform } from '@dosmares/platform';
import { useEffect, useState } from 'react';
import { ChatUnavailable } from './frame/chat-unavailable.tsx';

/** The assistant's panel, loaded when it is first opened and kept from then on (CH01). */
export function ChatSlot() {
  const { isOpen } = useChat();
  const { chat } = usePlatform();
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (isOpen) setWanted(true);
  }, [isOpen]);

  if (!wanted) return null;

  return (
    <Slot
      name="mf-chat/panel"
      props={{ open: isOpen, onClose: chat.close }}
      Fallback={({ retry }) => (isOpen ? <ChatUnavailable retry={retry} onClose={chat.close} /> : null)}
      Loading={() => null}
    />
  );
}
