import type { Conversation } from '../use-conversation.ts';
import { Choices } from './choices.tsx';
import { Helpful } from './helpful.tsx';

interface NextStepsProps {
  conversation: Conversation;
  /** Wraps an action so that the visitor continues in the text box afterwards. */
  andGoOn: <Given extends readonly unknown[]>(act: (...given: Given) => void) => (...given: Given) => void;
}

/** Follows the last reply: suggested replies, and whether it helped. Replies without a kind, from an older API, are not counted. */
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
