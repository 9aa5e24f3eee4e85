import type { ChatMessage } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { connectionOf } from '@dosmares/server/connection';
import { allHomes, dollars } from '../homes.ts';
import { assistant, collected, user } from '../testing/chat-service.ts';
import {
  assistantWith,
  chunk,
  type ModelRequest,
  modelJson,
  type Respond,
  streamReply,
  usageOf,
} from '../testing/model-server.ts';

const beds = { kind: 'home', all: [allHomes[0]?.id], field: 'beds' };
const greeting = assistant('Welcome to Dos Mares Estates. Ask me about a home, an agent or the market.');
const short: ChatMessage[] = [greeting, user('How many bedrooms does Casa Agave have?')];
/** The largest that is taken: the longest question, and a history whose replies the visitor made up. */
const largest = [
  ...Array.from({ length: 15 }, () => [user('🏡'.repeat(400)), assistant('🏡'.repeat(400))]).flat(),
  user('🏡'.repeat(chatLimits.question / 2)),
];
const dailyTokens = 1_000_000;
const open: { close: () => Promise<unknown> }[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function withModel(respond: Respond, given: Parameters<typeof assistantWith>[1] = {}) {
  const opened = await assistantWith(respond, { dailyTokens, ...given });
  open.push(opened);
  const ask = (messages = short, ip = '198.51.100.1', signal = new AbortController().signal) =>
    collected(opened.answer({ messages, connection: connectionOf(ip) }, signal));

  return { ...opened, ask };
}

const answering: Respond = (response) => streamReply(response, modelJson([beds]));

/** The most that a provider can bill for a request: no tokenizer makes more tokens of a text than it has bytes. */
function mostBilled({ messages, response_format, max_completion_tokens = 100_000 }: ModelRequest) {
  const [ours = 0, conversation = 0] = messages.map(({ content }) => Buffer.byteLength(content));
  const schema = Buffer.byteLength(JSON.stringify(response_format));

  return (ours + schema) / 3 + conversation + max_completion_tokens;
}

describe('the tokens of a day', () => {
  it.each<[string, (one: number) => string, number]>([
    ['ten addresses of ten networks', (one) => `10.${one % 10}.0.1`, 5 / 8],
    ['any customer of one IPv6 network', (one) => `2001:db8:${one}::1`, 1 / 5],
  ])('are for others, too, whatever %s ask, all at once', async (_, address, share) => {
    // Thirty at once take a busy machine longer than a visitor waits.
    const { ask, asked } = await withModel(answering, { wait: { first: 30_000, whole: 30_000 } });

    await Promise.all(Array.from({ length: 30 }, async (_, one) => ask(largest, address(one))));
    const bills = asked.map(mostBilled);
    const spent = bills.reduce((sum, each) => sum + each, 0);
    await ask(short, '192.0.2.1');

    expect(asked.length).toBeGreaterThan(2);
    // What is left is measured before the question itself, so its length counts, too.
    expect(spent).toBeLessThanOrEqual((dailyTokens + Math.max(...bills)) * share);
    expect(asked.at(-1)?.messages[1]?.content).toContain('Casa Agave');
  });

  it('are reserved in full for a visitor who leaves at once, and for a provider that says nothing', async () => {
    let departure = new AbortController();
    const { ask, asked } = await withModel(() => departure.abort());

    for (let times = 0; times < 40; times += 1) {
      departure = new AbortController();
      await ask(short, '198.51.100.1', departure.signal);
    }
    await Promise.all(Array.from({ length: 30 }, async () => ask(short, '198.51.100.2')));

    expect(asked.length).toBeGreaterThan(2);
    expect(asked.map(mostBilled).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(dailyTokens / 5);
  });

  it.each<[string, unknown, boolean]>([
    ['what it billed', 6_000, true],
    ['nothing', undefined, false],
    ['less than nothing', -6_000, false],
    ['more than there can be', 1e300, false],
    ['half a token', 6_000.5, false],
  ])(
    'are counted as the provider says, or as the most they can be, when it says %s',
    async (_, said, isBelieved) => {
      const { ask, asked, counted } = await withModel((response) =>
        streamReply(response, modelJson([beds]), false, said),
      );

      const { message } = await ask();
      const most = mostBilled(asked[0] as ModelRequest);

      expect(message).toContain('bedrooms');
      expect(await counted()).toBeGreaterThanOrEqual(isBelieved ? 6_000 : most);
      expect(await counted()).toBeLessThanOrEqual(isBelieved ? 6_000 : most * 1.1);
    },
  );

  it.each<[string, Respond]>([
    ['breaks off', (response) => streamReply(response, modelJson([beds]).slice(0, 40), true, 3_000)],
    [
      'streams without end',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const timer = setInterval(
          () => response.write(usageOf(3_000) + chunk({ content: '🏡'.repeat(500) })),
          5,
        );
        response.once('close', () => clearInterval(timer));
      },
    ],
  ])('are counted in full when the provider %s', async (_, respond) => {
    const { ask, asked, counted } = await withModel(respond);
    await ask();

    expect(await counted()).toBeGreaterThanOrEqual(mostBilled(asked[0] as ModelRequest));
  });

  it.each([401, 429, 500])(
    'are given back when the provider refuses with %i: its outage spends no day',
    async (status) => {
      const { ask, counted } = await withModel((response) => void response.writeHead(status).end('{}'));
      await ask();

      expect(await counted()).toBe(0);
    },
  );
});

describe('what a model is given', () => {
  const given = async (messages: typeof short) => {
    const { ask, asked } = await withModel(answering);
    const reply = await ask(messages);
    const { messages: [, told] = [], max_completion_tokens } = asked[0] as ModelRequest;
    const lines = (told?.content ?? '').split('\n');

    return { reply, lines, question: JSON.parse(lines.at(-1) ?? '').content, max_completion_tokens };
  };

  it('is at most 1,000 characters of a question, its beginning and end, and a bounded reply', async () => {
    const asked = `I am Greta. ${'So we thought. '.repeat(1_500)}Is there a pool?`;
    const { question, max_completion_tokens } = await given([greeting, user(asked)]);

    expect(question.length).toBeLessThanOrEqual(1_000);
    expect(question).toMatch(/^I am Greta\. .* … .*Is there a pool\?$/);
    expect(max_completion_tokens).toBeLessThanOrEqual(1_500);
  });

  it('is at most 6,000 characters of a history, the newest, whoever is said to have written it', async () => {
    const history = Array.from({ length: 14 }, (_, at) => [
      user(`${at}: ${'ask '.repeat(195)}`),
      assistant(`${at}: ${'reply '.repeat(130)}`),
    ]).flat();
    const { lines, question } = await given([...history, user('And the price?')]);

    expect(lines.slice(0, -1).join('\n').length).toBeLessThanOrEqual(6_000);
    expect(lines.at(-2)).toContain('13: reply');
    expect(question).toBe('And the price?');
  });

  it('CH09 is not all that a long message is answered from: the site reads the rest itself', async () => {
    const padding = 'We have been thinking about this for a long time. '.repeat(12);
    const price = dollars(allHomes[1]?.price ?? 0);
    const long = `${padding}What does ${allHomes[1]?.title} cost? ${padding}Greta Holm, greta@visitor.example`;
    const { reply, question } = await given([greeting, user(long)]);

    expect(question).not.toContain('cost');
    expect(reply.message).toContain('bedrooms');
    expect(reply.message).toContain(price);
    expect(reply.texts.join('')).toBe(reply.message);
  });
});
