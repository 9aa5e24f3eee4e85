import { colour, ease, floatShadow, from, layer, motionOk, nightGround, space, type } from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';

const appear = keyframes`from { opacity: 0; }`;

/* Begins at once, in answer to the touch; on a good line the panel is there before it is all there. */
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

/** Says that the assistant has been asked for, while its panel is on the way. */
export const ChatLoading = () => (
  <p role="status" css={loadingStyles}>
    Opening the assistant…
  </p>
);
