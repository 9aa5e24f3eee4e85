import { css, keyframes } from '@emotion/react';
import { nightGround } from '../brand/night-ground.ts';
import { colour, floatShadow, from, layer, motionOk, space, surface, veil } from '../brand/tokens.ts';
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

  ${motionOk} {
    animation: ${appear} 200ms ease-out;
  }
`;

const floatingOverlay = css`
  ${overlay};
  padding: ${space(4)};

  ${from.tablet} {
    padding: ${space(10)};
  }
`;

const panel = css`
  position: relative;
  outline: none;

  ${motionOk} {
    animation: ${rise} 300ms ease-out;
  }
`;

const floatingPanel = (widest: string) => css`
  ${panel};
  max-width: ${widest};
  margin: clamp(0px, 6vh, ${space(24)}) auto;
  padding: ${space(8)} ${space(6)};
  color: ${colour('night')};
  background-color: ${colour('ivory')};
  box-shadow: ${floatShadow};

  ${from.tablet} {
    padding: ${space(16)};
  }
`;

const fullPanel = css`
  ${panel};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  padding: ${space(4)};
`;

const title = css`
  ${type.heading};
  margin-bottom: ${space(6)};
  padding-right: ${space(12)};
`;

const fullTitle = css`
  ${type.subheading};
  margin: ${space(3)} ${space(14)} ${space(4)} ${space(2)};
`;

const nightPanel = css`
  ${fullPanel};
  ${nightGround};
`;

const sheetPanel = css`
  ${fullPanel};
  color: ${colour('night')};
  background-color: ${colour('ivory')};
`;

/** Styles of dialogs: two floating widths on ivory; the whole window on night for pictures, on ivory for plans. */
export const dialogSizes = {
  regular: { overlay: floatingOverlay, panel: floatingPanel(space(180)), title },
  wide: { overlay: floatingOverlay, panel: floatingPanel(space(250)), title },
  full: { overlay, panel: nightPanel, title: fullTitle },
  sheet: { overlay, panel: sheetPanel, title: fullTitle },
} as const;

export const closeStyles = css`
  position: absolute;
  top: ${space(5)};
  right: ${space(4)};
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  padding: 0;
  border: 0;
  color: ${surface('heading')};
  background: none;

  ${from.tablet} {
    top: ${space(6)};
    right: ${space(6)};
  }
`;
