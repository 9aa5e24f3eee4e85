import { colour, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

/** As high as its text: a hidden copy sizes the box in every engine (decision 0067). */
const growingStyles = css`
  position: relative;
  flex: 1;
  min-width: 0;

  &::before,
  & > textarea {
    ${type.text};
    box-sizing: border-box;
    padding: ${space(2.5)} ${space(3)};
    border: 1px solid ${colour('slate')};
    overflow-wrap: break-word;
  }
  &::before {
    content: attr(data-text) '\\200b';
    display: block;
    min-height: ${space(12)};
    max-height: ${space(40)};
    overflow: hidden;
    white-space: pre-wrap;
    visibility: hidden;
  }
`;
const boxStyles = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  resize: none;
  border-radius: 2px;
  background: ${colour('white')};
  color: ${colour('night')};

  &::placeholder {
    color: ${colour('slate')};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${colour('navy')};
    outline: 2px solid ${colour('navy')};
    outline-offset: -1px;
  }
`;

/** A text box of one line that grows with its text. */
export function GrowingBox(box: ComponentProps<'textarea'> & { value: string }) {
  return (
    <div css={growingStyles} data-text={box.value}>
      <textarea css={boxStyles} rows={1} {...box} />
    </div>
  );
}
