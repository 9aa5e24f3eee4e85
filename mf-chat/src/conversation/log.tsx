import { colour, motionOk, space, type, VisuallyHidden } from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { languageOf } from '../language.ts';
import { useWords } from '../use-words.ts';
import type { Message, Messages } from './message.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';

const scrollStyles = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(6)};

  &:focus-visible {
    outline: 2px solid ${colour('navy')};
    outline-offset: -2px;
  }
`;
const logStyles = css`
  display: grid;
  gap: ${space(5)};
`;
const messageStyles = css`
  ${type.text};
  margin: 0;
  /* Less than the gap above it: nothing of the message before is to be seen. */
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
const endStyles = css`
  scroll-margin-bottom: ${space(6)};
`;
const pulse = keyframes`50% { opacity: 1; }`;
const typingStyles = css`
  ${assistantStyles};
  display: flex;
  gap: ${space(2)};
  padding-block: ${space(2)};

  i {
    width: ${space(1.5)};
    height: ${space(1.5)};
    border-radius: 50%;
    background: ${colour('bronze')};
    opacity: 0.3;
  }

  ${motionOk} {
    i {
      animation: ${pulse} 1.2s infinite;
    }
    i:nth-of-type(2) {
      animation-delay: 0.2s;
    }
    i:nth-of-type(3) {
      animation-delay: 0.4s;
    }
  }
`;

interface LogProps {
  messages: Messages;
  /** Whether a reply is awaited and nothing of it has arrived. */
  isTyping: boolean;
  /** Renders a reply's text. */
  show: (reply: Message) => ReactNode;
  /** Shown below a reply's text. */
  beside: (reply: Message) => ReactNode;
  ref: RefObject<HTMLElement | null>;
  /** Shown below the last message. */
  children?: ReactNode;
}

/** The conversation. New messages are announced once, and the newest is kept in view, from its beginning on. */
export function Log({ messages, isTyping, show, beside, ref, children }: LogProps) {
  const words = useWords();
  const end = useNewestInSight(ref, messages, isTyping);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area without a stop cannot be read by keyboard
    <section ref={ref} css={scrollStyles} tabIndex={0} aria-label={words.messages}>
      <div css={logStyles} role="log" aria-label={words.conversation}>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be of one moment, and none changes its place
          <Fragment key={`${index} ${message.timestamp}`}>
            <p
              css={message.role === 'user' ? userStyles : assistantStyles}
              data-role={message.role}
              lang={message.language ?? languageOf(message.content)}
            >
              <VisuallyHidden>{message.role === 'user' ? words.you : words.concierge}</VisuallyHidden>
              {message.role === 'user' ? message.content : show(message)}
            </p>
            {message.role === 'assistant' && beside(message)}
          </Fragment>
        ))}
        {isTyping && <Typing />}
      </div>
      {children}
      <div ref={end} css={endStyles} />
    </section>
  );
}

function Typing() {
  return (
    <div css={typingStyles}>
      <VisuallyHidden>{useWords().isWriting}</VisuallyHidden>
      <i />
      <i />
      <i />
    </div>
  );
}
