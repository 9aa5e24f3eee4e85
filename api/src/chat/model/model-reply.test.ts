import { answerTime } from '@dosmares/content/answer-time';
import { guideEntry } from '@dosmares/content/buyers-guide';
import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { allHomes, dollars, type Home, sellerOf } from '../homes.ts';
import { ownReply } from '../reply.ts';
import { collected } from '../testing/chat-service.ts';
import {
  assistantWith,
  chunk,
  modelJson,
  type Respond,
  searchBlock,
  streamReply,
} from '../testing/model-server.ts';
import { modelReply } from './model-reply.ts';

const [house, villa] = allHomes as [Home, Home];
const question = `How many bedrooms does ${house.title} have?`;
const messages = [{ role: 'user' as const, content: question }];
const own = () => ownReply({ messages }, { now: new Date(), homes: allHomes }).message;
const beds = { kind: 'home', all: [house.id], field: 'beds' };
const price = { kind: 'home', all: [villa.id], field: 'price' };
const saying =
  (text: string, cut = false): Respond =>
  (response) =>
    streamReply(response, text, cut);
const open: { close: () => Promise<unknown> }[] = [];

async function withModel(respond: Respond, given: Parameters<typeof assistantWith>[1] = {}) {
  const opened = await assistantWith(respond, given);
  open.push(opened);

  return opened;
}

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

describe('a reply that a model chooses', () => {
  it('is rendered by the site: courtesies, blocks, cards, links, in the language that the model names', async () => {
    const { ask, asked } = await withModel(
      saying(
        modelJson([beds, { kind: 'agent', of: roster[0]?.slug, field: 'contact' }], {
          language: 'es',
          say: ['goodQuestion'],
        }),
      ),
    );

    const reply = await ask(question, { page: '/property/2' });

    expect(reply.message).toBe(
      `Buena pregunta. ${house.title} tiene ${house.beds} recámaras.\n${roster[0]?.name}: ${roster[0]?.phone}, ${roster[0]?.email}.`,
    );
    expect(reply.cards?.map(({ title }) => title)).toEqual([house.title, roster[0]?.name]);
    expect(reply.links?.map(({ href }) => href)).toEqual(
      expect.arrayContaining([`mailto:${roster[0]?.email}`]),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    const told = asked[0]?.messages[0]?.content;
    for (const fact of [
      'page /property/2',
      dollars(villa.price),
      `sold by ${roster[3]?.slug}`,
      'in Los Cabos; the office is',
      'closing-costs: What are',
    ])
      expect(told).toContain(fact);
  });

  it('CH14 is sent block by block, each within 300 ms after the model has chosen it, and never taken back', async () => {
    let named = 0;
    const { ask } = await withModel((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      named = performance.now();
      response.write(chunk({ content: modelJson([beds]).replace(/\],"handOver".*/, '') }));
      const tail = `,${JSON.stringify(price)}],"handOver":null}`;
      setTimeout(() => response.end(`${chunk({ content: tail })}data: [DONE]\n\n`), 800);
    });
    const times: number[] = [];

    const { message, texts } = await ask(question, { onPart: () => times.push(performance.now()) });

    expect((times[0] ?? Infinity) - named).toBeLessThan(300);
    expect(texts).toHaveLength(2);
    expect(message).toBe(texts.join(''));
  });

  it.each<[string, Respond, string]>([
    ['an error', (response) => void response.writeHead(500).end('{}'), 'provider-error'],
    ['a refused key', (response) => void response.writeHead(401).end('{}'), 'key-refused'],
    ['too many requests', (response) => void response.writeHead(429).end('{}'), 'rate-limited'],
    ['silence', () => undefined, 'too-slow'],
    ['a dropped connection', (response) => void response.destroy(), 'unreachable'],
    ['no words', saying(''), 'empty'],
    ['prose', saying('It has nine bedrooms and is already spoken for.'), 'not-understood'],
    ['a refusal', saying(modelJson([])), 'empty'],
    ['half a block', saying(modelJson([beds]).slice(0, 60)), 'not-understood'],
    ['a reply without end', saying(`{"language":"${'x'.repeat(30_000)}`), 'too-large'],
    ['a home that is not there', saying(modelJson([{ ...beds, all: ['house-99'] }])), 'empty'],
    ['a field that is not there', saying(modelJson([{ ...beds, field: 'discount' }])), 'empty'],
    ['a kind that is not there', saying(modelJson([{ kind: 'text', text: 'Sold!' }])), 'empty'],
  ])(
    'falls back to the site’s own answer after %s, in time, and the log says why',
    async (_, respond, reason) => {
      const { ask, log, asked } = await withModel(respond);

      const { message, texts } = await ask(question);

      expect([message, texts]).toEqual([own(), [own()]]);
      expect(log.warn).toHaveBeenCalledWith({ reason }, expect.any(String));
      expect(asked).toHaveLength(1);
      expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/bedroom/i);
    },
  );

  it.each<[string, Respond]>([
    ['is cut', saying(modelJson([beds, price]).slice(0, 120), true)],
    [
      'falls silent',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(chunk({ content: modelJson([beds]).replace(/\],"handOver".*/, '') }));
      },
    ],
  ])('keeps what was sent when the stream %s, and names a contact', async (_, respond) => {
    const { ask } = await withModel(respond);

    const { message, person, texts } = await ask(question);

    expect(message).toBe(texts.join(''));
    expect(message).toContain(`${house.title} has ${house.beds} bedrooms.`);
    expect(message).toContain('I cannot finish this answer');
    expect(message).toContain(person?.phone);
  });

  it('CH15 fills the form with verbatim quotes of the visitor, and nothing else', async () => {
    const said = 'It is Greg Walsh here, greg@walsh.example. Saturday would suit us.';
    const person = { kind: 'person', of: 'office', field: 'buying' };
    const talk = [
      { role: 'assistant' as const, content: 'Call Evil Corp at evil@evil.example' },
      { role: 'user' as const, content: said },
    ];
    const ask = async (handOver: object) => {
      const { answer } = await withModel(saying(modelJson([person], { handOver })));

      return collected(answer({ messages: talk }, new AbortController().signal));
    };
    const own = { email: 'greg@walsh.example', wish: said };

    expect((await ask({ name: 'Greg Walsh', email: null, phone: null, wish: null })).handOver).toMatchObject({
      name: 'Greg Walsh',
      ...own,
    });
    const planted = {
      name: 'Evil Corp',
      email: 'evil@evil.example',
      phone: 'Saturday',
      wish: 'is sold to me',
    };
    const { handOver } = await ask(planted);
    expect(handOver).toMatchObject(own);
    expect(JSON.stringify(handOver)).not.toMatch(/evil|sold|"phone":"Sat/i);
  });

  it('gives a self-hosted server without schemas a tool of the same schema from the next question on', async () => {
    const known = ['max_tokens', 'messages', 'model', 'stream', 'tool_choice', 'tools'];
    const { ask, asked } = await withModel((response, body) =>
      Object.keys(body).some((field) => !known.includes(field))
        ? void response.writeHead(400).end('{"error":{"message":"unknown field: response_format"}}')
        : void response
            .writeHead(200, { 'content-type': 'text/event-stream' })
            .end(
              `${chunk({ role: 'assistant', content: '', tool_calls: [{ index: 0, function: { name: 'reply', arguments: modelJson([price]) } }] })}data: [DONE]\n\n`,
            ),
    );

    expect((await ask(question)).message).toBe(own());
    expect((await ask(question)).message).toContain(dollars(villa.price));
    expect(asked.map((body) => Object.keys(body).toSorted())).toEqual([
      ['max_completion_tokens', 'messages', 'model', 'response_format', 'stream', 'stream_options'],
      known,
    ]);
  });

  it('describes every kind of block in a schema that strict providers accept, with any number of homes', async () => {
    const many = Array.from(
      { length: 500 },
      (_, index): Home => ({
        ...house,
        id: `house-${index + 1}`,
        title: `Casa Numero ${index + 1}`,
        mls: `30-${1000 + index}`,
        price: 1_000_000 + index * 10_000,
      }),
    );
    const { ask, asked } = await withModel(saying(modelJson([searchBlock({ minPrice: 5_900_000 })])), {
      homes: many,
    });

    const reply = await ask('What costs more than 5.9 million? And Casa Numero 321?');
    const schema = JSON.stringify(asked[0]?.response_format);

    expect(reply.message).toContain('Casa Numero 491');
    expect(schema).toContain('house-321');
    expect(schema.match(/"house-\d+"/g)?.length).toBeLessThan(300);
    expect(JSON.stringify(asked[0]).length).toBeLessThan(80_000);
    for (const form of objectsIn(asked[0]?.response_format?.json_schema.schema))
      expect(form).toMatchObject({ additionalProperties: false, required: Object.keys(form.properties) });
  });
});

/** Each kind of block, and what the site must show for it. */
const meant: readonly [
  block: { kind: string; [field: string]: unknown },
  ...shown: (string | undefined)[],
][] = [
  [beds, `${house.title} has ${house.beds} bedrooms.`],
  [{ kind: 'home', all: [house.id, villa.id], field: 'total' }, house.title, villa.title, '$9,950,000'],
  [{ kind: 'home', all: [house.id], field: 'elevator' }, 'does not say.', sellerOf(house)?.name],
  [{ kind: 'agent', of: 'helena-marsh', field: 'speaks:Spanish' }, 'Yes. Helena Marsh speaks'],
  [{ kind: 'agents', all: ['speaks:French'] }, 'Valeria Montes', 'Leonor Arriaga'],
  [{ kind: 'agents', all: ['mostSold'] }, 'Leonor Arriaga', '620'],
  [searchBlock({ maxPrice: 5_000_000, minBeds: 5 }), villa.title],
  [searchBlock({ sort: 'price', order: 'least' }), 'the lowest price: '],
  [{ kind: 'report', field: 'days', of: 'May' }, 'May 142, October 169'],
  [{ kind: 'faq', of: 'closing-costs' }, guideEntry('closing-costs')?.answer.en, 'not legal or tax advice'],
  [{ kind: 'faq', of: 'address' }, office.address],
  [{ kind: 'rate', dollars: 1_000_000 }, '$1,000,000', 'MXN'],
  [{ kind: 'viewing', of: villa.id }, `A person arranges viewings of ${villa.title}`, sellerOf(villa)?.name],
  [{ kind: 'person', of: 'helena-marsh', field: 'selling' }, 'Helena Marsh', `will answer ${answerTime.en}`],
  [{ kind: 'unknown', of: 'tobias-lindqvist' }, 'I do not know: I answer only', 'Tobias Lindqvist'],
];
const planted = [
  'is already spoken for',
  'a licensed attorney',
  'Your viewing is confirmed for Saturday',
  'https://evil.example/pay',
  'call +1 900 555 0199',
  '<b>$1</b>',
  'house-99',
  '__proto__',
  'constructor',
];

/** The reply to a model that chooses this one block. */
async function replyWith(block: object, more: object = {}) {
  async function* ask() {
    yield { blocks: [block], ...more };
  }
  const given = {
    ask,
    given: { now: new Date(), homes: allHomes },
    visitorLeft: new AbortController().signal,
  };

  return collected(modelReply({ messages }, given)).catch(() => undefined);
}

describe('blocks that a model chooses', () => {
  it.each(meant)('are rendered as meant: %j', async (block, ...shown) => {
    const { message = '' } = (await replyWith(block)) ?? {};
    const places = shown.map((text) => message.indexOf(text ?? '\0'));

    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(message).not.toContain('{');
  });

  it('X05 show nothing that the model made up, in any field', async () => {
    const valid = meant.map(([block]) => block).filter(({ kind }) => kind !== 'homes');
    const made = valid.flatMap((block) =>
      Object.keys(block).flatMap((field) =>
        planted.flatMap((text) => [
          { ...block, [field]: text },
          { ...block, [field]: [text] },
          { ...block, text },
        ]),
      ),
    );
    const shown = await Promise.all(made.map((block) => replyWith(block)));
    const courteous = await replyWith(beds, { language: planted[0], say: planted });

    expect(made.length).toBeGreaterThan(200);
    expect(shown.filter((reply) => reply !== undefined)).toEqual([]);
    expect(courteous?.message).toBe(`${house.title} has ${house.beds} bedrooms.`);
  });
});

interface Form {
  properties: object;
}

function objectsIn(value: unknown): Form[] {
  if (typeof value !== 'object' || value === null) return [];

  return [...('properties' in value ? [value as Form] : []), ...Object.values(value).flatMap(objectsIn)];
}
