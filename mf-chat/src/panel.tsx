import type { SlotProps } from '@dosmares/contracts/remote';
import { useLocation } from '@dosmares/platform';
import { buttonStyles, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useRef } from 'react';
import { Composer } from './conversation/composer.tsx';
import { Log } from './conversation/log.tsx';
import { Openers } from './conversation/openers.tsx';
import { suggestionsFor } from './conversation/suggestions.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { Frame, useIsSheet } from './frame/frame.tsx';
import { Top } from './frame/top.tsx';
import { TalkToAPerson } from './person/talk-to-a-person.tsx';
import { Reply } from './reply/reply.tsx';

const retryStyles = css`
  ${buttonStyles('quiet', 'small')};
  margin-top: ${space(5)};
`;

/** The assistant's panel (CH01-CH09). Closed, it shows nothing and keeps the conversation. */
export default function Panel({ open, onClose }: SlotProps['mf-chat/panel']) {
  const { messages, isPending, canRetry, draft, send, retry, startOver } = useConversation(open);
  const box = useRef<HTMLTextAreaElement>(null);
  const { pathname } = useLocation();
  const isSheet = useIsSheet();
  if (!open || !messages) return null;

  function ask(question: string) {
    send(question);
    box.current?.focus();
  }

  function beginAnew() {
    startOver();
    box.current?.focus();
  }

  return (
    <Frame onClose={onClose} box={box}>
      <Top onStartOver={beginAnew} onClose={onClose} />
      <TalkToAPerson />
      <Log
        messages={messages}
        isPending={isPending}
        // A sheet covers the page that a link leads to; a panel stands beside it.
        show={(text, language) => (
          <Reply text={text} language={language} onFollow={isSheet ? onClose : stay} />
        )}
      >
        {messages.length === 1 && <Openers questions={suggestionsFor(pathname)} onAsk={ask} />}
        {canRetry && (
          <button type="button" css={retryStyles} onClick={retry}>
            Try again
          </button>
        )}
      </Log>
      <Composer isPending={isPending} draft={draft} onSend={send} box={box} />
    </Frame>
  );
}

const stay = () => {};
