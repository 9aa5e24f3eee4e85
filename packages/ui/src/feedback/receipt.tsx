import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../actions/button.tsx';
import { space } from '../brand/tokens.ts';
import { columns } from '../layout/grids.ts';
import { DescriptionList, type DescriptionListProps } from './description-list.tsx';
import { Notice } from './notice.tsx';

export interface ReceiptProps {
  /** The first words of the confirmation, by which it is announced. */
  title: string;
  text?: string | undefined;
  reference?: string;
  /** The hour of the answer. */
  answerBy?: string;
  /** Everything that was sent: no mail repeats it (X04). */
  rows?: DescriptionListProps['rows'];
  words?: Partial<typeof english>;
  /** Brings it into view. */
  reveal?: (receipt: HTMLElement) => void;
  onAgain: () => void;
  /** Stands between the confirmation and the rows. */
  children?: ReactNode;
}

const receiptStyles = css`
  ${columns(5)};
  align-content: start;
  scroll-margin-top: ${space(4)};
  outline: none;

  & strong {
    font-weight: 600;
  }

  & > button {
    justify-self: start;
  }
`;

const english = {
  reference: 'Your reference',
  answerBy: "You'll hear from us by",
  again: 'Send another',
};

/** Takes the place of a form that was sent, and the focus, until the visitor wants to send another (C18). */
export function Receipt(receipt: ReceiptProps) {
  const { title, text, reference = '', answerBy = '', rows = [], children } = receipt;
  const { reveal = scrollTo, onAgain } = receipt;
  const words = { ...english, ...receipt.words };
  const section = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    if (section.current) reveal(section.current);
  }, []);

  function sendAnother() {
    const place = section.current?.parentElement;
    flushSync(onAgain);
    const field =
      place?.querySelector<HTMLElement>(firstField) ?? document.querySelector(`main ${firstField}`);
    if (document.activeElement === document.body) (field as HTMLElement | null)?.focus();
  }

  return (
    <section ref={section} css={receiptStyles} tabIndex={-1} aria-label={title}>
      <Notice tone="success">
        <p>
          <strong>{title}</strong>
        </p>
        {text && <p>{text}</p>}
      </Notice>
      {children}
      <DescriptionList rows={[[words.reference, reference], [words.answerBy, answerBy], ...rows]} />
      <Button tone="quiet" onClick={sendAnother}>
        {words.again}
      </Button>
    </section>
  );
}

const firstField = '[name=name]';

const scrollTo = (receipt: HTMLElement) => receipt.scrollIntoView();
