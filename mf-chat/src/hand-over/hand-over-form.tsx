import { privacyLink } from '@dosmares/content/privacy';
import type { HandOver } from '@dosmares/contracts/chat';
import { limits } from '@dosmares/contracts/limits';
import { Link } from '@dosmares/platform';
import {
  Button,
  colour,
  FormNote,
  Notice,
  space,
  TextArea,
  TextField,
  type,
  WithContacts,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { theOffice } from '../office.ts';
import { textButton } from '../text-button.ts';
import { useWords } from '../words.ts';
import { addressee, type Fields } from './inquiry.ts';
import type { HandOverState, Progress } from './use-hand-over.ts';

const formStyles = css`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(6)};
  padding: ${space(5)};
  background: ${colour('sand')};
  border-top: 1px solid ${colour('gold')};
  outline: none;

  h3 {
    ${type.price};
    color: ${colour('navy')};
  }
`;
const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
`;

interface HandOverFormProps {
  state: HandOverState;
  handOver: HandOver;
  onSend: () => void;
  onClose: () => void;
}

/**
 * Name, addresses, the home and the wish, for the person who will answer. The browser checks what is required, as on
 * agents' pages (AG18).
 */
export function HandOverForm({ state, handOver, onSend, onClose }: HandOverFormProps) {
  const { fields, progress, refused, change } = state;
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { house } = handOver;
  const agent = addressee(handOver);
  const { name: who, phone, email } = agent ?? theOffice;
  const isSending = progress === 'sending';
  const hasFailed = progress === 'failed' && Object.keys(refused).length === 0;
  useLayoutEffect(() => {
    if (form.current) focusIn[progress](form.current);
  }, [progress]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSend();
  }

  const field = (name: keyof Fields) => ({
    name,
    label: words[name],
    value: fields[name],
    onChange: change(name),
    error: refused[name],
    disabled: isSending,
    maxLength: limits[name],
  });

  return (
    <form
      css={formStyles}
      ref={form}
      tabIndex={-1}
      method="dialog"
      aria-labelledby="hand-over-title"
      onSubmit={submit}
    >
      <div>
        <h3 id="hand-over-title">{words.leaveMessage(agent?.name)}</h3>
        <FormNote>{words.whoAnswers(who)}</FormNote>
        {house && <FormNote>{words.about(house)}</FormNote>}
      </div>
      <TextField required autoComplete="name" {...field('name')} />
      <TextField required type="email" autoComplete="email" {...field('email')} />
      <TextField type="tel" autoComplete="tel" {...field('phone')} />
      <TextArea required rows={3} hint={words.goesAlong} {...field('message')} />
      <FormNote>
        <span>{words.consent(who)}</span> <Link to={privacyLink.to}>{words.privacy}</Link>
      </FormNote>
      {hasFailed && (
        <Notice tone="alert" live>
          <WithContacts>{words.notSent(phone, email)}</WithContacts>
        </Notice>
      )}
      <div css={actionsStyles}>
        <Button type="submit" busy={isSending}>
          {isSending ? words.sending : words.sendMessage}
        </Button>
        <button type="button" css={textButton} disabled={isSending} onClick={onClose}>
          {words.notNow}
        </button>
      </div>
    </form>
  );
}

/**
 * Where the focus goes: into the first empty field when the form opens; to the form itself while it is sent, when all
 * else in it is disabled; then to the first refused field, or to the button (CH19).
 */
const focusIn: Readonly<Record<Progress, (form: HTMLElement) => void>> = {
  writing(form) {
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    (fields.find(({ value, required }) => required && value === '') ?? fields[0])?.focus();
  },
  sending(form) {
    if (form.contains(document.activeElement)) form.focus({ preventScroll: true });
  },
  failed(form) {
    const refused = form.querySelector<HTMLElement>('[aria-invalid=true]');
    const isWaiting = document.activeElement === form || document.activeElement === document.body;
    // A visitor who writes elsewhere keeps the focus there, unless a field has to be corrected.
    if (refused || isWaiting) (refused ?? form.querySelector<HTMLElement>('[type=submit]'))?.focus();
  },
};
