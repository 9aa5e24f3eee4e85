import { buttonStyles, VisuallyHidden } from '@dosmares/ui';
import { colour, Icon, Send, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from 'react';
import { useWords } from '../words.ts';
import type { Draft } from './use-draft.ts';

const formStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(2)};
  padding: ${space(4)} ${space(6)} max(${space(4)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${colour('line')};
`;
const noticeStyles = css`
  ${type.small};
  flex-basis: 100%;
  color: ${colour('alert')};
`;
/* As high as its text: a hidden copy below it gives the height in every engine (decision 0067). */
const boxStyles = css`
  display: grid;
  flex: 1;
  min-width: 0;
  max-height: ${space(40)};

  &::before,
  & > textarea {
    grid-area: 1 / 1;
    min-height: ${space(12)};
    padding: ${space(2.25)} ${space(3)};
    border: 1px solid ${colour('slate')};
    border-radius: 2px;
    overflow-wrap: anywhere;
  }
  &::before {
    content: attr(data-text) '\\200b';
    overflow: hidden;
    white-space: pre-wrap;
    visibility: hidden;
  }
  & > textarea {
    min-width: 0;
    max-height: inherit;
    resize: none;
    background: ${colour('white')};
    color: ${colour('night')};
    outline-offset: -1px;
  }
  & > ::placeholder {
    color: ${colour('slate')};
    opacity: 1;
  }
`;
const sendStyles = css`
  ${buttonStyles('primary')};
  width: ${space(12)};
  padding: 0;
`;

interface ComposerProps {
  draft: Draft;
  isPending: boolean;
  onSend: (text: string) => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** The visitor's text box. Enter sends, Shift+Enter makes a new line, blank text is not sent (CH03, CH04, CH09). */
export function Composer({ draft, isPending, onSend, box }: ComposerProps) {
  const words = useWords();
  const noticeId = useId();
  const canSend = !isPending && !draft.isTooLong && draft.text.trim() !== '';

  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (!canSend) return;
    onSend(draft.text);
    draft.write('');
    box.current?.focus();
  }

  return (
    <form css={formStyles} onSubmit={send}>
      {draft.isTooLong && (
        <p css={noticeStyles} id={noticeId} role="alert">
          {words.tooLong}
        </p>
      )}
      <div css={boxStyles} data-text={draft.text}>
        <textarea
          ref={box}
          rows={1}
          aria-label={words.yourMessage}
          placeholder={words.ask}
          aria-invalid={draft.isTooLong || undefined}
          aria-describedby={draft.isTooLong ? noticeId : undefined}
          value={draft.text}
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={(event) => isSendKey(event) && send(event)}
        />
      </div>
      <button type="submit" css={sendStyles} disabled={!canSend}>
        <Icon of={Send} size={18} />
        <VisuallyHidden>{words.send}</VisuallyHidden>
      </button>
    </form>
  );
}

/** Enter may also confirm a word of an input method; in Safari, after the composition, only the key code shows that. */
const isSendKey = ({ key, shiftKey, nativeEvent: { isComposing, keyCode } }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229;
