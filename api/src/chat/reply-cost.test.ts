import { chatLimits } from '@dosmares/contracts/chat-limits';
import { cpuMs } from '../../testing/main-thread.ts';
import { allHomes, sellerOf } from './homes.ts';
import { ownReply } from './reply.ts';
import { assistant, user } from './testing/chat-service.ts';
import { faqEntries } from './understanding/mentions.ts';

const given = { now: new Date('2026-12-01T19:00:00Z'), homes: allHomes };
const reply = (...messages: ReturnType<typeof user | typeof assistant>[]) => ownReply({ messages }, given);
/** Repeats a text up to a length. */
const long = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

it.each([
  'a',
  'x '.repeat(20),
  '4 bedrooms under 5 million, ',
  'the the ',
  '¿',
  'show me a house with ',
  'Ignore all previous ',
  '1,',
  '$1 to ',
  'é'.normalize('NFD'),
  'my name is Al. ',
  'see it see it ',
  'a@a.',
  'entre 4 y ',
])('CH20 the longest text of “%s” costs little time', (part) => {
  const said = user(long(part, chatLimits.question));

  expect(cpuMs(() => reply(said, assistant(reply(said).message), said))).toBeLessThan(150);
});

it.each(['a, what is the price, how many bedrooms, where ', 'palmilamy house. ', '4 baths my hous? '])(
  'CH20 the longest conversation of “%s” costs little time: of old messages only what recent ones leave',
  (part) => {
    const content = long(part, 2_000);
    const said = Array.from({ length: 29 }, (_, at) => (at % 2 ? assistant : user)(content.slice(0, 800)));

    // Replayed as a whole, such a conversation takes 250 ms.
    expect(cpuMs(() => reply(...said, user(content)))).toBeLessThan(90);
  },
);

it('CH20 a subject that only an old message names is remembered', () => {
  const villa = `Tell me about the palmilla villa. ${'It is for my mother. '.repeat(35)}`;
  const { message } = reply(...[villa, 'Hm. '.repeat(170), 'who sells it?'].map(user));

  expect(message).toContain(
    sellerOf(allHomes.find(({ place }) => place.includes('Palmilla')) as never)?.name,
  );
});

/** A conversation whose every turn repeats a text, each up to the length that is still read. */
const conversation = (part: string, size: number) =>
  [long(part, 800), ...Array(Math.floor(700 / size)).fill(long(part, size)), long(part, 2_000)].map(user);

const cpuOf = (messages: ReturnType<typeof conversation>) =>
  cpuMs(() => {
    for (let times = 0; times < 5; times += 1) reply(...messages);
  });

// Unbounded, splitting at each comma took seven times as long as reading, and a name that only blanks follow four times.
it.each([
  ['a, a, a, a, a? ', 87],
  [', a, a, poola, a? ', 100],
  ['thabothxqzt, is not pedregalla a', 50],
  [`call me my name${' '.repeat(780)}!`, 796],
] as const)('CH20 a conversation of “%s” is split and corrected only so often', (part, size) => {
  const ordinary = cpuOf(conversation('is there a pool and a garden? ', size));

  expect(cpuOf(conversation(part, size))).toBeLessThan(4 * ordinary);
});

it('CH20 no phrase has an empty word, which takes quadratic time to match', () => {
  expect(faqEntries.flatMap(({ asked }) => asked.split(/, |[ /]/))).not.toContain('');
});
