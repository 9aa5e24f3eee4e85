import { css } from '@emotion/react';
import { colour, floatShadow, layer, space } from '../../brand/tokens.ts';
import { controlStyles } from '../field-styles.ts';

/** Wrapper of the native select and its chevron. */
export const nativeStyles = css`
  position: relative;

  & > select {
    ${controlStyles};
    padding-right: ${space(12)};
    appearance: none;
    text-overflow: ellipsis;
  }

  & > .lucide {
    position: absolute;
    top: ${space(4)};
    right: ${space(4)};
    pointer-events: none;
  }
`;

export const triggerStyles = css`
  ${controlStyles};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  text-align: left;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }

  &[data-placeholder] > span {
    color: ${colour('slate')};
  }
`;

export const menuStyles = css`
  z-index: ${layer.menu};
  width: var(--radix-select-trigger-width);
  max-height: var(--radix-select-content-available-height);
  overflow: hidden;
  border: 1px solid ${colour('navy')};
  border-radius: 2px;
  background-color: ${colour('white')};
  box-shadow: ${floatShadow};

  /* The widget's own style element does the same, where the policy lets it. */
  & [data-radix-select-viewport] {
    max-height: ${space(90)};
    padding-block: ${space(2)};
    scrollbar-width: none;
  }
`;

export const optionStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${space(11)};
  padding: ${space(2)} ${space(4)};
  line-height: 1.4;
  color: ${colour('night')};
  cursor: default;
  -webkit-user-select: none;
  user-select: none;

  &[data-highlighted] {
    outline: none;
    color: ${colour('ivory')};
    background-color: ${colour('navy')};
  }
`;

export const scrollerStyles = css`
  display: grid;
  place-items: center;
  height: ${space(7)};
  color: ${colour('navy')};
`;
