import type { SlotProps } from '@dosmares/contracts/remote';
import { useRef, useState } from 'react';
import { Composer } from './composer/composer.tsx';
import { useDraft } from './composer/use-draft.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { Frame, useIsSheet } from './frame/frame.tsx';
import { Top } from './frame/top.tsx';
import { isTouchScreen } from './frame/use-side-panel.ts';
import { HandOver } from './hand-over/hand-over.tsx';
import { useHandOver } from './hand-over/use-hand-over.ts';
import { Choices } from './log/choices.tsx';
import { Log } from './log/log.tsx';
import { theOffice } from './office.ts';
import { LanguageContext, words } from './words.ts';

type PanelProps = SlotProps['mf-chat/panel'];

/** The assistant's panel (CH01-CH09). It starts when it is first opened, and keeps running while it is closed. */
export default function Panel(panel: PanelProps) {
  const [wasOpened, setWasOpened] = useState(panel.open);
  if (panel.open && !wasOpened) setWasOpened(true);

  return wasOpened && <Concierge {...panel} />;
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

  function startOver() {
    conversation.startOver();
    handOver.close();
  }

  /** Moves the focus to where the visitor continues: the pressed button may be gone. */
  const refocus =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      (isTouchScreen() ? log : box).current?.focus({ preventScroll: true });
    };

  return (
    <LanguageContext value={language}>
      <Frame lang={language} onClose={onClose} box={box}>
        <Top person={person} onStartOver={refocus(startOver)} onClose={onClose} />
        <Log
          ref={log}
          messages={messages}
          isTyping={isPending && last?.role === 'user'}
          // A sheet covers the page that a link opens; a panel is beside it.
          onFollow={isSheet ? onClose : stay}
        >
          {conversation.canRetry && (
            <Choices choices={[words[language].tryAgain]} onChoose={refocus(conversation.retry)} />
          )}
          <HandOver state={handOver} onClose={refocus(handOver.close)} />
          {!isPending && last?.choices && (
            <Choices choices={last.choices} language={last.language} onChoose={refocus(conversation.send)} />
          )}
        </Log>
        <Composer draft={draft} isPending={isPending} onSend={conversation.send} box={box} />
      </Frame>
    </LanguageContext>
  );
}

const stay = () => {};
