import type { SlotProps } from '@dosmares/contracts/remote';
import { useRef, useState } from 'react';
import { Composer } from './composer/composer.tsx';
import { useDraft } from './composer/use-draft.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { Frame, useIsSheet } from './frame/frame.tsx';
import { Top } from './frame/top.tsx';
import { isTouched } from './frame/use-side-panel.ts';
import { HandOver } from './hand-over/hand-over.tsx';
import { useHandOver } from './hand-over/use-hand-over.ts';
import { Choices } from './log/choices.tsx';
import { Log } from './log/log.tsx';
import { theOffice } from './office.ts';
import { LanguageContext, words } from './words.ts';

type PanelProps = SlotProps['mf-chat/panel'];

/** The assistant's panel (CH01-CH09). It begins when it is first opened, and goes on while it is closed. */
export default function Panel(panel: PanelProps) {
  const [isBegun, begin] = useState(panel.open);
  if (panel.open && !isBegun) begin(true);

  return isBegun && <Concierge {...panel} />;
}

function Concierge({ open, onClose }: PanelProps) {
  const conversation = useConversation();
  const draft = useDraft();
  const box = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const isSheet = useIsSheet();
  const { messages, language, isPending } = conversation;
  const last = messages.at(-1);
  const offered = isPending ? undefined : last?.handOver;
  const handOver = useHandOver(messages, offered);
  if (!open) return null;
  const person = messages.findLast((each) => each.person)?.person ?? theOffice;

  /** The pressed button may be gone; the focus moves to where the visitor goes on. */
  const andGoOn =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      (isTouched() ? log : box).current?.focus({ preventScroll: true });
    };

  return (
    <LanguageContext value={language}>
      <Frame lang={language} onClose={onClose} box={box}>
        <Top person={person} onStartOver={andGoOn(conversation.startOver)} onClose={onClose} />
        <Log
          ref={log}
          messages={messages}
          isTyping={isPending && last?.role === 'user'}
          // A sheet covers the page that a link leads to; a panel stands beside it.
          onFollow={isSheet ? onClose : stay}
        >
          {conversation.canRetry && (
            <Choices choices={[words[language].tryAgain]} onChoose={andGoOn(conversation.retry)} />
          )}
          <HandOver state={handOver} onSent={andGoOn(conversation.say)} onClose={andGoOn(handOver.close)} />
          {!isPending && last?.choices && (
            <Choices choices={last.choices} language={last.language} onChoose={andGoOn(conversation.send)} />
          )}
        </Log>
        <Composer draft={draft} isPending={isPending} onSend={conversation.send} box={box} />
      </Frame>
    </LanguageContext>
  );
}

const stay = () => {};
