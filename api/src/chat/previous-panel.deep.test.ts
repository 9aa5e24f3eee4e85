import { inquiryTypes } from '@dosmares/content/inquiry-options';
import type { Answer } from './assistant.ts';
import { allHomes } from './homes.ts';
import { ownReply } from './reply.ts';
import { open, user } from './testing/chat-service.ts';
import { assistantWith, replyOf, speak } from './testing/model-server.ts';

/** What the previous release's panel knows of a reply; it drops everything else. */
interface Shown {
  message: string;
  kind?: string;
  language?: string;
  choices?: unknown[];
  handOver?: { inquiryType: string; wish: string; agentId?: number };
}

const own: Answer = async (question) => ownReply(question, { now: new Date(), homes: allHomes });

/** Asks as the previous panel does: events in any pieces, `sentence` appended, `done` or `error` is the whole. */
async function askAsBefore(answer: Answer, question: string, accept: string) {
  const { app } = await open(answer);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const response = await fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ messages: [user(question)] }),
    });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return { typed: '', shown: (await response.json()) as Shown };

    return eventsIn(await response.text());
  } finally {
    await app.close();
  }
}

function eventsIn(stream: string) {
  let typed = '';
  let shown: Shown = { message: '' };
  for (const event of stream.split('\n\n').filter(Boolean)) {
    const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
    const said = JSON.parse(data);
    if (name === 'sentence') typed += String(said.text ?? '');
    if (name === 'done' || name === 'error') shown = said;
  }

  return { typed, shown };
}

function expectReadable({ message, kind = '', language = '', ...rest }: Shown) {
  const { choices = [], handOver } = rest;
  expect(message).toMatch(/\p{L}{2}.*[.!?)]/su);
  expect(message).not.toMatch(/undefined|null|NaN|\[object|[{}<>]/);
  expect(['answer', 'unknown', 'refusal']).toContain(kind);
  expect(['en', 'es']).toContain(language);
  expect(choices.filter((choice) => typeof choice !== 'string' || choice.trim() === '')).toEqual([]);
  if (handOver) {
    expect(inquiryTypes.map(({ value }) => value)).toContain(handOver.inquiryType);
    expect(typeof handOver.wish).toBe('string');
  }
}

const questions = [
  ['How much is the Palmilla villa?', /6,500,000/],
  ['Which homes do you have?', /Premier Investment Villa/],
  ['Who sells the corridor villa?', /Julian Prescott.*0104/],
  ['When is the office open?', /9:00 AM/],
  ['What is the median price?', /\$[\d,]+/],
  ['What are the closing costs?', /4 to 8 percent/],
  ['Can someone call me? I am Greg Walsh, greg@walsh.example', /answers within 24 hours/],
  ['Is there a helipad at the Pedregal house?', /does not say/],
] as const;

describe('A panel of the previous release, in a tab that is open', () => {
  it.each(questions)('gets a readable answer to “%s”, as a stream and whole', async (said, text) => {
    for (const accept of ['text/event-stream, application/json', 'application/json']) {
      const { typed, shown } = await askAsBefore(own, said, accept);

      expectReadable(shown);
      expect(shown.message).toMatch(text);
      if (accept.startsWith('text')) expect(typed).toBe(shown.message);
    }
  });

  it('gets what a model chose, piece by piece', async () => {
    const blocks = [
      { kind: 'home', of: allHomes[0]?.id, field: 'beds' },
      { kind: 'person', of: 'office', field: 'buying' },
    ];
    const { answer, close } = await assistantWith((response) => speak(response, replyOf(blocks)));

    const { typed, shown } = await askAsBefore(answer, 'How many bedrooms?', 'text/event-stream');
    await close();

    expectReadable(shown);
    expect(typed).toBe(shown.message);
    expect(shown.message).toContain(`has ${allHomes[0]?.beds} bedrooms.`);
    expect(shown.handOver?.inquiryType).toBe('buying');
  });
});
