import type { SlotProps } from '@dosmares/contracts/remote';
import { useLocation } from '@dosmares/platform';
import { buttonStyles, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useRef } from 'react';
import { Cards } from './cards/cards.tsx';
import { Composer } from './conversation/composer/composer.tsx';
import { Log } from './conversation/log.tsx';
import { FreshStart } from './conversation/next-steps/fresh-start.tsx';
import { NextSteps } from './conversation/next-steps/next-steps.tsx';
import { Openers } from './conversation/next-steps/openers.tsx';
import { suggestionsFor } from './conversation/next-steps/suggestions.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { Frame, useIsSheet } from './frame/frame.tsx';
import { Top } from './frame/top.tsx';
import { isTouched } from './frame/use-side-panel.ts';
import { HandOver } from './hand-over/hand-over.tsx';
import { useHandOver } from './hand-over/use-hand-over.ts';
import { languageOf } from './language.ts';
import { TalkToAPerson } from './person/talk-to-a-person.tsx';
import { Reply } from './reply/reply.tsx';
import { LanguageContext } from './use-words.ts';
import { words } from './words.ts';

const wholeStyles = css`
  display: contents;
`;
const retryStyles = css`
  ${buttonStyles('quiet', 'small')};
  margin-top: ${space(5)};
`;

/** The assistant's panel (CH01-CH09). Closed, it shows nothing and keeps the conversation. */
export default function Panel({ open, onClose }: SlotProps['mf-chat/panel']) {
  const conversation = useConversation(open);
  const handOver = useHandOver(open);
  const box = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isSheet = useIsSheet();
  const { messages, language, isPending } = conversation;
  if (!open || !messages) return null;
  const last = messages.at(-1);
  const isTyping = isPending && last?.role === 'user';
  // A sheet covers the page that a link leads to; a panel stands beside it.
  const onFollow = isSheet ? onClose : stay;

  /** Runs an action, then moves the focus to where the visitor continues: the pressed element may be gone. */
  const andGoOn =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      (isTouched() ? log : box).current?.focus({ preventScroll: true });
    };

  return (
    <LanguageContext value={language}>
      <Frame onClose={onClose} box={box}>
        <div css={wholeStyles} lang={language}>
          <Top onStartOver={andGoOn(conversation.startOver)} onClose={onClose} />
          <TalkToAPerson />
          <Log
            ref={log}
            messages={messages}
            isTyping={isTyping}
            show={({ content, language: own = languageOf(content) }) => (
              <Reply text={content} language={own} onFollow={onFollow} />
            )}
            beside={({ references = [], language: own = language }) => (
              <Cards references={references} language={own} onFollow={onFollow} />
            )}
          >
            <FreshStart onBringBack={conversation.bringBack && andGoOn(conversation.bringBack)} />
            {messages.length === 1 && (
              <Openers questions={suggestionsFor(pathname, language)} onAsk={andGoOn(conversation.send)} />
            )}
            {conversation.canRetry && (
              <button type="button" css={retryStyles} onClick={andGoOn(conversation.retry)}>
                {words[language].tryAgain}
              </button>
            )}
            <HandOver
              state={handOver}
              offered={isPending ? undefined : last?.handOver}
              conversation={messages}
              onSent={andGoOn(conversation.say)}
              onClose={andGoOn(handOver.close)}
            />
            {!isPending && <NextSteps conversation={conversation} andGoOn={andGoOn} />}
          </Log>
          <Composer isPending={isPending} draft={conversation.draft} onSend={conversation.send} box={box} />
        </div>
      </Frame>
    </LanguageContext>
  );
}

const stay = () => {};
