import { colour, ease, floatShadow, from, layer, motionOk, nightGround, space, type } from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';

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

  ${motionOk} {
    animation: ${appear} ${ease};
  }

  ${from.tablet} {
    inset: auto ${space(6)} ${space(6)} auto;
    border: 1px solid ${colour('gold')};
  }
`;

/** Says that the assistant is opening, while its panel loads. */
export const ChatLoading = () => (
  <p role="status" css={loadingStyles}>
    Opening the concierge…
  </p>
);
