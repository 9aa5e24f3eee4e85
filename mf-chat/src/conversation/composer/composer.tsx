import { colour, Icon, Send, space, type, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from 'react';
import { textButton } from '../../text-button.ts';
import { useWords } from '../../use-words.ts';
import { GrowingBox } from './growing-box.tsx';
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
const sendStyles = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${space(12)};
  height: ${space(12)};
  border: 0;
  border-radius: 2px;
  background: ${colour('navy')};
  color: ${colour('ivory')};
  cursor: pointer;

  &:disabled {
    background: ${colour('sand')};
    color: ${colour('slate')};
    cursor: default;
  }
`;

/** The visitor's text box. Enter sends, Shift+Enter makes a new line, blank text is not sent (CH03, CH04, CH09). */
export function Composer({
  isPending,
  draft,
  onSend,
  box,
}: {
  isPending: boolean;
  draft: Draft;
  onSend: (text: string) => void;
  box: RefObject<HTMLTextAreaElement | null>;
}) {
  const words = useWords();
  const noticeId = useId();
  const canSend = !isPending && draft.canBeSent;

  function send(event?: SubmitEvent | KeyboardEvent) {
    event?.preventDefault();
    if (!canSend) return;
    onSend(draft.text);
    draft.write('');
    box.current?.focus();
  }

  function takeOut() {
    draft.takeOut?.();
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms a word in an input method (Japanese, Chinese): that is not sending. In Safari the composition
    // has ended by then, and only this code tells.
    const isConfirming = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !isConfirming) send(event);
  }

  return (
    <form css={formStyles} onSubmit={send}>
      {draft.notice && (
        <div css={noticeStyles}>
          <p id={noticeId} role="alert">
            {draft.notice}
          </p>
          {draft.takeOut && (
            <button type="button" css={textButton} onClick={takeOut}>
              {words.takeOut}
            </button>
          )}
        </div>
      )}
      <GrowingBox
        ref={box}
        aria-label={words.yourMessage}
        placeholder={words.ask}
        aria-invalid={draft.notice ? true : undefined}
        aria-describedby={draft.notice && noticeId}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" css={sendStyles} disabled={!canSend}>
        <Icon of={Send} size={18} aria-hidden />
        <VisuallyHidden>{words.send}</VisuallyHidden>
      </button>
    </form>
  );
}
