import { office } from '@dosmares/content/office';
import { Button, buttonStyles, colour, Dialog, space } from '@dosmares/ui';
import { css } from '@emotion/react';

const textStyles = css`
  color: ${colour('slate')};
  max-width: 44ch;
`;

const actionStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(6)};
`;

/** Offers a person while the assistant cannot be loaded. */
export function ChatUnavailable({ retry, onClose }: { retry: () => void; onClose: () => void }) {
  return (
    <Dialog title="Our concierge will be back shortly" isOpen onDismiss={onClose}>
      <p css={textStyles}>Until then a person is glad to help: call or write, and we will answer.</p>
      <div css={actionStyles}>
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
