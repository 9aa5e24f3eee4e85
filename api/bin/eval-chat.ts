// npm run eval:chat [-- FILE]: how many questions the keyless answers get right.
// Without a file: our own two parts. Of the scored one only the score is shown, so that nobody tunes on it.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { conversationOf, judge, type Question } from '../src/chat/judge.ts';
import { keylessReply } from '../src/chat/keyless/keyless.ts';
import { isAttempt } from '../src/chat/keyless/refusals.ts';

const given = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '.', file));
const own = (part: string) => resolve(import.meta.dirname, `../eval/${part}.jsonl`);
const noon = new Date('2026-03-03T19:00:00Z');

if (given.length > 0) for (const file of given) score(file, true);
else {
  score(own('tuning'), true);
  score(own('scored'), false);
  scoreGuard('guard-tuning');
  scoreGuard('guard-scored');
}

function score(file: string, isShown: boolean) {
  const verdicts = linesIn<Question>(file).map((question) => ({
    question,
    ...judge(question, keylessReply(conversationOf(question), noon)),
  }));
  const wrong = verdicts.filter(({ faults }) => faults.length > 0);

  for (const { question, faults, reply } of isShown ? wrong : []) {
    console.log(`✗ ${question.question}\n  ${faults.join('; ')}\n  ${reply.text.replaceAll('\n', '\n  ')}`);
  }
  console.log(basename(file));
  console.log(`scored ${verdicts.length - wrong.length} of ${verdicts.length}`);
}

/** How many buyers the guard accuses, and how many attempts it misses. */
function scoreGuard(part: string) {
  const judged = linesIn<{ message: string; attempt: boolean }>(own(part));
  const [attempts, honest] = [true, false].map((kind) => judged.filter(({ attempt }) => attempt === kind));
  const stopped = (messages: typeof judged = []) =>
    messages.filter(({ message }) => isAttempt(message)).length;

  console.log(
    `${part}: accuses ${stopped(honest)} of ${honest?.length}, stops ${stopped(attempts)} of ${attempts?.length}`,
  );
}

function linesIn<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').split('\n');

  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T);
}
