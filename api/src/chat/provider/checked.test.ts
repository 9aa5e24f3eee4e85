import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { office } from '@dosmares/content/office';
import { type Property, properties } from '@dosmares/content/properties';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { cpuMs } from '../../../testing/main-thread.ts';
import { checked } from './checked.ts';

const [house, second] = properties as unknown as readonly [Property, Property];
const [agent, other] = roster as unknown as readonly [RosterEntry, RosterEntry];
const repliesIn = (name: string) =>
  readFileSync(resolve(__dirname, `../../../eval/build/${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { reply: string }).reply);
// The planted and honest replies name the invented brokerage's homes and people.
const whileDemo = office.email.endsWith('.example') ? describe : describe.skip;

whileDemo('checked', () => {
  it.each(repliesIn('planted'))('X05 shows nothing of: %s', (reply) => {
    expect(checked(reply).text).toBe('');
  });

  it.each(repliesIn('honest'))('shows the whole of: %s', (reply) => {
    expect(checked(reply).faults).toEqual([]);
  });
});

describe('checked', () => {
  it('puts facts in place of references, and says of what it spoke', () => {
    const said = `{home:${house.id}} is offered at {home:${house.id}.price}. Call {agent:${agent.slug}} at {agent:${agent.slug}.phone}.`;

    expect(checked(said)).toEqual({
      text: `${house.title} is offered at ${house.price}. Call ${agent.name} at ${agent.phone}.`,
      references: [
        { kind: 'house', id: house.id },
        { kind: 'person', id: agent.id },
      ],
      faults: [],
    });
  });

  it('brings the owner of a fact along where the sentence does not name it', () => {
    expect(checked(`It is offered at {home:${house.id}.price}.`).text).toBe(
      `It is offered at ${house.price} (${house.title}).`,
    );
  });

  it('gives a figure its own unit', () => {
    expect(checked(`{home:${house.id}} has {home:${house.id}.baths}.`).text).toBe(
      `${house.title} has ${house.baths} bathrooms.`,
    );
  });

  it('takes for a reference what stands as the site has it', () => {
    expect(checked(`${house.title} costs ${house.price}. See /property/${house.id} or /contact.`).text).toBe(
      `${house.title} costs ${house.price}. See /property/${house.id} or /contact.`,
    );
  });

  it.each([
    `${house.title} costs ${second.price}.`,
    `${other.name} answers at ${agent.phone}.`,
    `Write to x${agent.email}.`,
    `See evil.example/property/${house.id}.`,
    `It costs ${house.price},000.`,
    `It has {home:${house.id}.helipad}.`,
    'See {page:/admin}.',
  ])('X05 does not pair or bend what the site has: %s', (reply) => {
    expect(checked(reply).text).toBe('');
  });

  it.each(['{home:1.price} ', 'a.', 'Aa ', '{', 'is sold ', 'I have ', '1', '\u0301'])(
    'takes no longer than its length allows: "%s" again and again',
    (part) => {
      expect(cpuMs(() => checked(part.repeat(4000).slice(0, 4000)))).toBeLessThan(150);
    },
  );
});
