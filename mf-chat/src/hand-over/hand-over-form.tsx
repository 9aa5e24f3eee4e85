import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
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
import type { SubmitEvent } from 'react';
import { textButton } from '../text-button.ts';
import { useWords } from '../use-words.ts';
import { addressee, type Fields } from './inquiry.ts';
import { useFocusInForm } from './use-focus-in-form.ts';
import { bodyKeys, type HandOverState } from './use-hand-over.ts';

const formStyles = css`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(6)};
  padding: ${space(5)};
  background: ${colour('sand')};
  border-top: 1px solid ${colour('gold')};
  outline: none;
`;
const titleStyles = css`
  ${type.price};
  margin: 0;
  color: ${colour('navy')};
`;
const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
`;

interface HandOverFormProps {
  state: HandOverState;
  onSend: () => void;
  onClose: () => void;
}

/**
 * Name, addresses and the wish, for the person who will answer. The browser checks what is required, as on agents'
 * pages (AG18).
 */
export function HandOverForm({ state, onSend, onClose }: HandOverFormProps) {
  const { handOver, fields, progress, refused, change } = state;
  const words = useWords();
  const form = useFocusInForm(progress);
  const agent = handOver && addressee(handOver);
  const who = agent?.name ?? office.name;
  const isSending = progress === 'sending';
  const hasFailed = progress === 'failed' && Object.keys(refused).length === 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSend();
  }

  const field = (name: keyof Fields) => ({
    name,
    label: words[name],
    value: fields[name],
    onChange: change(name),
    error: refused[bodyKeys[name]],
    disabled: isSending,
    maxLength: limits[bodyKeys[name]],
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
        <h3 css={titleStyles} id="hand-over-title">
          {words.leaveMessage(agent?.firstName ?? words.us)}
        </h3>
        <FormNote>{words.whoAnswers(who)}</FormNote>
      </div>
      <TextField required autoComplete="name" {...field('name')} />
      <TextField required type="email" autoComplete="email" {...field('email')} />
      <TextField type="tel" autoComplete="tel" {...field('phone')} />
      <TextArea required rows={3} hint={words.goesAlong} {...field('wish')} />
      <FormNote>
        {words.consent(who)} <Link to={privacyLink.to}>{words.privacy}</Link>
      </FormNote>
      {hasFailed && (
        <Notice tone="alert" live>
          <WithContacts>
            {words.notSent(agent?.phone ?? office.phone, agent?.email ?? office.email)}
          </WithContacts>
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
