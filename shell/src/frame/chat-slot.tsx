import { Slot, useChat, usePlatform } from '@dosmares/platform';
import { Dialog } from '@dosmares/ui';
import { colour, ease, floatShadow, from, layer, nightGround, space, type } from '@dosmares/ui/brand';
import { css, keyframes } from '@emotion/react';
import { useDeferredValue, useState } from 'react';
import { SlotFallback } from './slot-fallback.tsx';

const appear = keyframes`from { opacity: 0; }`;

/* Fades in at once, in answer to the touch; on a fast connection the panel arrives before the fade has ended. */
const loadingStyles = css`
  ${nightGround};
  ${type.small};
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.dialog};
  padding: ${space(6)};
  border-top: 1px solid ${colour('gold')};
  box-shadow: ${floatShadow};
  animation: ${appear} ${ease};

  ${from.tablet} {
    inset: auto ${space(6)} ${space(6)} auto;
    border: 1px solid ${colour('gold')};
  }
`;

/** The assistant's panel, loaded when it is first opened and kept from then on (CH01). */
export function ChatSlot() {
  const { isOpen } = useChat();
  // Opening is deferred, so that the touch is answered first. Closing is not: a link moves the focus to its page.
  const isShown = useDeferredValue(isOpen) && isOpen;
  const { chat } = usePlatform();
  const [wasOpened, setWasOpened] = useState(false);
  if (isShown && !wasOpened) setWasOpened(true);
  if (!wasOpened) return isOpen && <ChatLoading />;

  return (
    <Slot
      name="mf-chat/panel"
      props={{ open: isShown, onClose: chat.close }}
      Fallback={({ retry }) => (isShown ? <ChatUnavailable retry={retry} onClose={chat.close} /> : null)}
      Loading={() => (isShown ? <ChatLoading /> : null)}
    />
  );
}

const ChatLoading = () => (
  <p role="status" css={loadingStyles}>
    Opening the concierge…
  </p>
);

const ChatUnavailable = ({ retry, onClose }: { retry: () => void; onClose: () => void }) => (
  <Dialog title="Our concierge will be back shortly" isOpen onDismiss={onClose}>
    <SlotFallback title="Until then a person is glad to help" retry={retry} minHeight="0" />
  </Dialog>
);
