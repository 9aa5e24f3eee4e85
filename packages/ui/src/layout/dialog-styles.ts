import { css, keyframes } from '@emotion/react';
import { nightGround } from '../brand/night-ground.ts';
import { colour, floatShadow, from, layer, space, surface, veil } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 ${space(3)}; }
`;

const overlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  overflow: auto;
  overscroll-behavior: contain;
  background-color: ${veil};
  animation: ${appear} 200ms ease-out;
`;

const panel = css`
  position: relative;
  outline: none;
  color: ${colour('night')};
  background-color: ${colour('ivory')};
  animation: ${rise} 300ms ease-out;
`;

const regular = {
  overlay: css`
    ${overlay};
    padding: clamp(${space(4)}, 4vw, ${space(10)});
  `,
  title: css`
    ${type.heading};
    margin-bottom: ${space(6)};
    padding-right: ${space(12)};
  `,
  panel: css`
    ${panel};
    max-width: ${space(180)};
    margin: clamp(0px, 6vh, ${space(24)}) auto;
    padding: ${space(8)} ${space(6)};
    box-shadow: ${floatShadow};

    ${from.tablet} {
      padding: ${space(16)};
    }
  `,
};

const wholePanel = css`
  ${panel};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  padding: ${space(4)};
`;

const whole = {
  overlay,
  title: css`
    ${type.subheading};
    margin: ${space(3)} ${space(14)} ${space(4)} 0;
  `,
};

/** Styles of dialogs: floating on ivory, or the whole window on night for pictures, on ivory for plans. */
export const dialogSizes = {
  regular,
  full: {
    ...whole,
    panel: css`
      ${wholePanel};
      ${nightGround};
    `,
  },
  sheet: { ...whole, panel: wholePanel },
} as const;

export const closeStyles = css`
  position: absolute;
  top: clamp(${space(5)}, 3vw, ${space(6)});
  right: clamp(${space(4)}, 3vw, ${space(6)});
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  padding: 0;
  border: 0;
  color: ${surface('heading')};
  background: none;
`;
