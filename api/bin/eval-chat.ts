// npm run eval:chat [-- FILE ...]: how many questions the assistant gets right without a model, in each given file, or in
// its own development set. npm run eval:chat -- --last: also in the held-out set, of which only the scores are printed, so
// that nobody tunes the assistant to it.
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { allHomes } from '../src/chat/homes.ts';
import { ownReply } from '../src/chat/reply.ts';
import { type Conversation, conversationOf, judge, type Question } from '../testing/chat/judge.ts';

const words = process.argv.slice(2);
const given = words.filter((word) => !word.startsWith('--'));
const own = ['questions', 'conversations'].map((name) =>
  resolve(import.meta.dirname, `../eval/${name}.jsonl`),
);
const noon = { now: new Date('2026-12-01T19:00:00Z'), homes: allHomes };

if (given.length > 0)
  for (const file of given) score(resolve(process.env.INIT_CWD ?? '.', file), linesIn(file), true);
else
  for (const file of own) {
    const lines = linesIn(file);
    score(
      `${file} (built with)`,
      lines.filter(({ last }) => !last),
      true,
    );
    if (words.includes('--last'))
      score(
        `${file} (looked at last)`,
        lines.filter(({ last }) => last),
        words.includes('--show'),
      );
  }

type Line = (Question | Conversation) & { last?: boolean };

function score(name: string, lines: readonly Line[], isShown: boolean) {
  const turns: (string | undefined)[] = [];
  const verdicts = lines.map((line) => {
    const faults = 'turns' in line ? faultsOfTurns(line) : [judged(line).fault];
    turns.push(...faults);

    return faults.every((fault) => fault === undefined);
  });

  if (isShown) for (const fault of turns) if (fault) console.log(fault);
  console.log(basename(name));
  if (turns.length > lines.length)
    console.log(`turns: ${turns.filter((fault) => !fault).length} of ${turns.length}`);
  console.log(`scored ${verdicts.filter(Boolean).length} of ${verdicts.length}`);
}

/** Answers a question, and describes what is wrong with the answer. */
function judged(question: Question) {
  const reply = ownReply({ messages: conversationOf(question), page: question.page }, noon);
  const { faults } = judge(question, reply);
  const before = (question.history ?? [])
    .map((said) => `  | ${typeof said === 'string' ? said : said.content}`)
    .join('\n');
  const fault = `${before}\n✗ ${question.question}${question.page ? ` (${question.page})` : ''}\n  ${faults.join('; ')}\n  ${reply.message.replaceAll('\n', '\n  ')}`;

  return { reply, fault: faults.length > 0 ? fault : undefined };
}

function faultsOfTurns({ page, turns }: Conversation) {
  const history: string[] = [];

  return turns.map((turn) => {
    const { reply, fault } = judged({ page, ...turn, history: [...history] });
    history.push(turn.question, reply.message);

    return fault;
  });
}

function linesIn(file: string): Line[] {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);

  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);
}
