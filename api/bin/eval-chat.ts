// npm run eval:chat [-- FILE]: how many questions the keyless answers get right.
// Without a file: our own two parts. Of the scored one only the score is shown, so that nobody tunes on it.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { conversationOf, judge, type Question } from '../src/chat/judge.ts';
import { keylessReply } from '../src/chat/keyless/keyless.ts';

const given = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '.', file));
const own = (part: string) => resolve(import.meta.dirname, `../eval/${part}.jsonl`);
const noon = new Date('2026-03-03T19:00:00Z');

if (given.length > 0) for (const file of given) score(file, true);
else {
  score(own('tuning'), true);
  score(own('scored'), false);
}

function score(file: string, isShown: boolean) {
  const verdicts = questionsIn(file).map((question) => ({
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

function questionsIn(file: string): Question[] {
  const lines = readFileSync(file, 'utf8').split('\n');

  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Question);
}
