// npm run eval:chat [-- FILE ...]: how many questions the keyless answers get right, per given file or own set.
// npm run eval:chat -- --release: also the part that is looked at only before a release. Only its scores are printed,
// so that nobody tunes the answers to it.
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { isAttempt } from '../src/chat/keyless/answers/refusals.ts';
import { keylessReply } from '../src/chat/keyless/keyless.ts';
import { checked } from '../src/chat/provider/checked.ts';
import { type Conversation, conversationOf, judge, type Question } from '../testing/chat/judge.ts';

const words = process.argv.slice(2);
const given = words
  .filter((word) => !word.startsWith('--'))
  .map((file) => resolve(process.env.INIT_CWD ?? '.', file));
const own = (part: string, name: string) => resolve(import.meta.dirname, `../eval/${part}/${name}.jsonl`);
const noon = new Date('2026-03-03T19:00:00Z');

if (given.length > 0) for (const file of given) score(file, true);
else {
  scorePart('build', true);
  if (words.includes('--release')) scorePart('held-out', words.includes('--show'));
}

function scorePart(part: string, isShown: boolean) {
  console.log(part);
  for (const name of ['questions', 'conversations', 'buyers']) score(own(part, name), isShown);
  scoreGuard(own(part, 'guard'));
  scoreReplies(part, isShown);
}

function score(file: string, isShown: boolean) {
  const verdicts = linesIn<Question | Conversation>(file).map((line) =>
    'turns' in line ? judgedConversation(line) : judgedQuestion(line),
  );
  const wrong = verdicts.filter((fault) => fault !== undefined);

  if (isShown) for (const fault of wrong) console.log(fault);
  console.log(basename(file));
  console.log(`scored ${verdicts.length - wrong.length} of ${verdicts.length}`);
}

/** Returns what is wrong with the answer to a question, in words; undefined when the answer is right. */
function judgedQuestion(question: Question): string | undefined {
  const { faults, reply } = judge(
    question,
    keylessReply({ messages: conversationOf(question), page: question.page }, noon),
  );

  return faults.length > 0
    ? `✗ ${question.question}\n  ${faults.join('; ')}\n  ${reply.text.replaceAll('\n', '\n  ')}`
    : undefined;
}

function judgedConversation({ page, turns }: Conversation): string | undefined {
  const history: string[] = [];

  for (const turn of turns) {
    const question = { page, ...turn, history: [...history] };
    const fault = judgedQuestion(question);
    if (fault) return [...history.map((said) => `  | ${said}`), fault].join('\n');
    history.push(
      turn.question,
      keylessReply({ messages: conversationOf(question), page: question.page }, noon).text,
    );
  }

  return undefined;
}

/** Prints how many buyers the guard accuses and how many attempts it misses. */
function scoreGuard(file: string) {
  const judged = linesIn<{ message: string; attempt: boolean }>(file);
  const [attempts, honest] = [true, false].map((kind) => judged.filter(({ attempt }) => attempt === kind));
  const stopped = (messages: typeof judged = []) =>
    messages.filter(({ message }) => isAttempt(message)).length;

  console.log(
    `guard: accuses ${stopped(honest)} of ${honest?.length}, stops ${stopped(attempts)} of ${attempts?.length}`,
  );
}

/** Prints how many planted replies of a model would be shown, and how many honest ones would not. */
function scoreReplies(part: string, isShown: boolean) {
  const repliesIn = (name: string) => linesIn<{ reply: string }>(own(part, name)).map(({ reply }) => reply);
  const [planted, honest] = [repliesIn('planted'), repliesIn('honest')];
  const harmful = planted.filter((reply) => checked(reply).text !== '');
  const changed = honest.filter((reply) => checked(reply).faults.length > 0);

  if (isShown) for (const reply of [...harmful, ...changed]) console.log(`✗ ${reply}`);
  console.log(
    `replies: shows ${harmful.length} of ${planted.length} planted, changes ${changed.length} of ${honest.length} honest`,
  );
}

function linesIn<T>(file: string): T[] {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const lines = readFileSync(file, 'utf8').split('\n');

  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T);
}
