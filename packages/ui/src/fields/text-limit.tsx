import { css } from '@emotion/react';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { colour } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { grouped } from '../stats/money.tsx';

const limitStyles = css`
  ${type.small};
  color: ${colour('slate')};

  /* It must be there before it speaks, but takes no room while it is silent. */
  &:empty {
    position: absolute;
  }
`;

/** Counts down when a field is nearly full, and reports when a pasted text was cut. */
export function TextLimit({ length, max, isCut }: { length: number; max: number; isCut: boolean }) {
  const left = max - length;
  const step = Math.ceil(max / 100);

  return (
    <div css={limitStyles} aria-live="polite">
      {isCut && left <= 0 ? (
        <span>{`Only ${grouped(max)} characters fit here: the end of your text was left out.`}</span>
      ) : (
        left <= max / 20 && (
          <>
            <span aria-hidden="true">{charactersLeft(left)}</span>
            {/* In steps, so that it is not announced at every key. */}
            <VisuallyHidden>{charactersLeft(Math.ceil(left / step) * step)}</VisuallyHidden>
          </>
        )
      )}
    </div>
  );
}

const charactersLeft = (count: number) => `Characters left: ${grouped(count)}`;

type Added = ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>;

/** Detects when more is pasted or dropped into a field than its `maxLength` allows; the browser cuts it silently. */
export function useCutText() {
  const [isCut, setCut] = useState(false);

  function watch(event: Added) {
    const control = event.currentTarget;
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    // A browser counts a line break as one character, and drops it in a one-line field.
    const added = data.getData('text').replace(/\r\n?|\n/g, control.tagName === 'INPUT' ? '' : '\n');
    // E-mail fields do not report a selection.
    const replaced = (control.selectionEnd ?? 0) - (control.selectionStart ?? 0);

    setCut(control.value.length - replaced + added.length > control.maxLength);
  }

  return { isCut, onPaste: watch, onDrop: watch };
}
