import { colour, motionOk, space, type, VisuallyHidden } from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { languageOf } from './language.ts';
import type { Message } from './message.ts';

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
  margin-top: ${space(5)};
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
  messages: readonly Message[];
  isPending: boolean;
  /** How a reply's text is shown. */
  show: (text: string, language: string | undefined) => ReactNode;
  /** What stands below the last message. */
  children?: ReactNode;
}

/** The conversation. New messages are announced once, and the newest is kept in sight. */
export function Log({ messages, isPending, show, children }: LogProps) {
  const end = useRef<HTMLDivElement>(null);
  const length = messages.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log is what scrolls it
  useEffect(() => {
    // Newer browsers answer with a promise here, which an effect must not return.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [length, isPending]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area without a stop cannot be read by keyboard
    <section css={scrollStyles} tabIndex={0} aria-label="Messages">
      <div css={logStyles} role="log" aria-label="Conversation">
        {messages.map(({ role, content, timestamp }) => (
          <p
            key={`${timestamp} ${role}`}
            css={role === 'user' ? userStyles : assistantStyles}
            data-role={role}
            lang={languageOf(content)}
          >
            <VisuallyHidden>{role === 'user' ? 'You: ' : 'Concierge: '}</VisuallyHidden>
            {role === 'user' ? content : show(content, languageOf(content))}
          </p>
        ))}
      </div>
      {isPending && <Typing />}
      {children}
      <div ref={end} css={endStyles} />
    </section>
  );
}

function Typing() {
  return (
    <p css={typingStyles}>
      <VisuallyHidden>The concierge is writing</VisuallyHidden>
      <i />
      <i />
      <i />
    </p>
  );
}
