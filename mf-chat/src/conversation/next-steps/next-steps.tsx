import type { Conversation } from '../use-conversation.ts';
import { Choices } from './choices.tsx';
import { Helpful } from './helpful.tsx';

interface NextStepsProps {
  conversation: Conversation;
  /** Lets the visitor go on from the text box after something was pressed. */
  andGoOn: <Given extends readonly unknown[]>(act: (...given: Given) => void) => (...given: Given) => void;
}

/** What may follow the last reply: short replies to choose from, and whether it helped. An API that tells no kind counts nothing. */
export function NextSteps({ conversation, andGoOn }: NextStepsProps) {
  const { messages = [], send, markRated } = conversation;
  const reply = messages.at(-1);
  const question = messages.findLast(({ role }) => role === 'user');
  if (!reply || !question || reply.role === 'user' || reply.failed) return null;

  return (
    <>
      {reply.choices && (
        <Choices choices={reply.choices} language={reply.language} onChoose={andGoOn(send)} />
      )}
      {reply.kind && (
        <Helpful
          question={question.content}
          isRated={reply.rated === true}
          onRated={andGoOn(() => markRated(reply))}
        />
      )}
    </>
  );
}
