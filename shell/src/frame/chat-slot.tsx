import { office } from '@dosmares/content/office';
import { Slot, useChat, usePlatform } from '@dosmares/platform';
import {
  Button,
  buttonStyles,
  colour,
  Dialog,
  ease,
  floatShadow,
  from,
  layer,
  nightGround,
  row,
  space,
  type,
} from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';
import { useDeferredValue, useState } from 'react';

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
  // Deferred, so that the touch is answered first. It closes at once: a link in it takes the focus to its page.
  const isShown = useDeferredValue(isOpen) && isOpen;
  const { chat } = usePlatform();
  const [isWanted, want] = useState(false);
  if (isShown && !isWanted) want(true);
  if (!isWanted) return isOpen && <ChatLoading />;

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

/** Offers a person while the assistant cannot be loaded. */
function ChatUnavailable({ retry, onClose }: { retry: () => void; onClose: () => void }) {
  return (
    <Dialog title="Our concierge will be back shortly" isOpen onDismiss={onClose}>
      <p css={{ maxWidth: '44ch', color: colour('slate') }}>
        Until then a person is glad to help: call or write, and we will answer.
      </p>
      <div css={[row(3), { marginTop: space(6) }]}>
        <a href={office.phoneHref} css={buttonStyles('primary')}>
          Call {office.phone}
        </a>
        <a href={office.emailHref} css={buttonStyles('quiet')}>
          Write to us
        </a>
        <Button tone="quiet" onClick={retry}>
          Try again
        </Button>
      </div>
    </Dialog>
  );
}
