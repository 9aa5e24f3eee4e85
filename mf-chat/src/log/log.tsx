import { VisuallyHidden } from '@dosmares/ui';
import { colour, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { Fragment, type ReactNode, type RefObject } from 'react';
import type { Messages } from '../message.ts';
import { useWords } from '../words.ts';
import { Cards } from './cards.tsx';
import { ReplyText } from './reply-text.tsx';
import { useNewestInView } from './use-newest-in-view.ts';

const scrollStyles = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(6)};
  outline-offset: -2px;
`;
const messageStyles = css`
  /* Less than the gap above, so that nothing of the previous message is visible. */
  scroll-margin-top: ${space(4)};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const assistantStyles = css`
  ${messageStyles};
  padding-left: ${space(4)};
  border-left: 1px solid ${colour('gold')};
`;
const userStyles = css`
  ${messageStyles};
  justify-self: end;
  max-width: 85%;
  padding: ${space(2)} ${space(4)};
  background: ${colour('navy')};
  color: ${colour('ivory')};
  border-radius: 2px;
`;
const typingStyles = css`
  ${assistantStyles};
  ${type.note};
`;

interface LogProps {
  messages: Messages;
  /** Whether a reply is awaited and nothing of it has arrived. */
  isTyping: boolean;
  onFollow: () => void;
  ref: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** The conversation. New messages are announced once, and the newest is kept in view, from its beginning on. */
export function Log({ messages, isTyping, onFollow, ref, children }: LogProps) {
  const words = useWords();
  const end = useNewestInView(ref, messages, isTyping);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop a scroll area cannot be scrolled by keyboard
    <section ref={ref} css={scrollStyles} tabIndex={0} aria-label={words.messages}>
      <div css={{ display: 'grid', gap: space(5) }} role="log" aria-label={words.conversation}>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may share a timestamp, and none changes its place
          <Fragment key={`${index} ${message.timestamp}`}>
            <p
              css={message.role === 'user' ? userStyles : assistantStyles}
              data-role={message.role}
              // A question has the language of its reply.
              lang={message.language ?? messages[index + 1]?.language}
            >
              <VisuallyHidden>{message.role === 'user' ? words.you : words.concierge}</VisuallyHidden>
              <ReplyText {...message} onFollow={onFollow} />
            </p>
            {message.cards && <Cards cards={message.cards} language={message.language} onFollow={onFollow} />}
          </Fragment>
        ))}
        {isTyping && <p css={typingStyles}>{`${words.isWriting}…`}</p>}
      </div>
      {children}
      <div ref={end} css={{ scrollMarginBottom: space(6) }} />
    </section>
  );
}
