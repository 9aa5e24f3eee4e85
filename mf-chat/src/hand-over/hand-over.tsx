import { privacyLink } from '@dosmares/content/privacy';
import { limits } from '@dosmares/contracts/inquiry-fields';
import { Link } from '@dosmares/platform';
import {
  Button,
  columns,
  FormNote,
  Notice,
  Receipt,
  row,
  TextArea,
  TextField,
  VisuallyHidden,
  WithContacts,
} from '@dosmares/ui';
import { ArrowRight, colour, Icon, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { SubmitEvent } from 'react';
import { theOffice } from '../office.ts';
import { textButton } from '../text-button.ts';
import { useWords } from '../words.ts';
import { addressee, type Fields } from './inquiry.ts';
import { useFocusInForm } from './use-focus-in-form.ts';
import type { HandOverState } from './use-hand-over.ts';

const offerStyles = css`
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(5)};
  background: ${colour('sand')};
  border-top: 1px solid ${colour('gold')};
`;
const formStyles = css`
  ${offerStyles};
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  outline: none;

  h3 {
    ${type.price};
    color: ${colour('navy')};
  }
`;

interface HandOverProps {
  state: HandOverState;
  onClose: () => void;
}

/** Passes a wish on to a person (CH15): an offer below the reply, then a form until it is closed, or sent: its receipt. */
export function HandOver(props: HandOverProps) {
  const { handOver, answer, offered, open } = props.state;
  const words = useWords();
  if (handOver && answer)
    return (
      <div css={offerStyles}>
        <Receipt
          {...answer}
          title={words.messageSent}
          text={words.whatFollows((addressee(handOver) ?? theOffice).name)}
          words={words.receipt}
          onAgain={() => open(offered ?? handOver)}
        />
      </div>
    );
  if (handOver) return <Form {...props} handOver={handOver} />;
  if (!offered) return null;
  const agent = addressee(offered);

  return (
    <div css={offerStyles}>
      <button type="button" css={textButton} onClick={() => open(offered)}>
        <span>{words.leaveMessage(agent?.name)}</span>
        <Icon of={ArrowRight} className="lucide-arrow-right" size={16} />
      </button>
      <FormNote>{words.whoAnswers((agent ?? theOffice).name)}</FormNote>
    </div>
  );
}

type FormProps = HandOverProps & { handOver: NonNullable<HandOverState['handOver']> };

/** The browser checks what is required, as on agents' pages (AG18). */
function Form({ state, handOver, onClose }: FormProps) {
  const { progress, refused, change } = state;
  const words = useWords();
  const form = useFocusInForm(progress);
  const { house } = handOver;
  const agent = addressee(handOver);
  const { name: who, phone, email } = agent ?? theOffice;
  const isSending = progress === 'sending';
  const hasFailed = progress === 'failed' && Object.keys(refused).length === 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void state.send(handOver);
  }

  return (
    <form
      css={formStyles}
      ref={form}
      tabIndex={-1}
      method="dialog"
      aria-labelledby="hand-over-title"
      onSubmit={submit}
      onChange={({ target }) => change(target as unknown as { name: keyof Fields; value: string })}
    >
      <div>
        <h3 id="hand-over-title">{words.leaveMessage(agent?.name)}</h3>
        <FormNote>{words.whoAnswers(who)}</FormNote>
        {house && <FormNote>{words.about(house)}</FormNote>}
      </div>
      <fieldset css={columns(4)} disabled={isSending}>
        <legend>
          <VisuallyHidden>{words.leaveMessage(agent?.name)}</VisuallyHidden>
        </legend>
        <FormFields {...state} />
      </fieldset>
      <FormNote>
        <span>{words.consent(who)}</span> <Link to={privacyLink.to}>{words.privacy}</Link>
      </FormNote>
      {hasFailed && (
        <div role="alert">
          <Notice tone="alert">
            <WithContacts>{words.notSent(phone, email)}</WithContacts>
          </Notice>
        </div>
      )}
      <div css={[row(2), { columnGap: space(6) }]}>
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

function FormFields({ fields, refused }: Pick<HandOverState, 'fields' | 'refused'>) {
  const words = useWords();
  const field = (name: keyof Fields) => ({
    name,
    label: words[name],
    defaultValue: fields[name],
    error: refused[name],
    maxLength: limits[name],
  });

  return (
    <>
      <TextField required autoComplete="name" {...field('name')} />
      <TextField required type="email" autoComplete="email" {...field('email')} />
      <TextField type="tel" autoComplete="tel" {...field('phone')} />
      <TextArea required rows={3} hint={words.goesAlong} {...field('message')} />
    </>
  );
}
