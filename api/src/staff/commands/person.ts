import { everythingAbout, personJson } from '../../handling/person/about.ts';
import { correct, personalFields } from '../../handling/person/correct.ts';
import { forget as forgetPerson } from '../../handling/person/forget.ts';
import type { Store } from '../../store/database.ts';
import { type Arguments, onlyArgument, UsageError } from '../arguments.ts';
import { columns } from '../table.ts';
import { stamp } from './find.ts';

const address = 'e-mail address';

/** `person EMAIL`: shows what is stored about a person; with `--json` all of it, to be handed out. */
export async function person({ db }: Store, given: Arguments): Promise<string> {
  const email = onlyArgument(given, address);
  if (given.json) return jsonOf(db, email);

  const { inquiries, claims, beyondReach } = await everythingAbout(db, email);
  if (inquiries.length === 0 && claims.length === 0) return 'Nothing of this person is stored here.';

  return [
    columns([
      ['REFERENCE', 'RECEIVED', 'FROM', 'PHONE', 'FOR', 'STATE', 'WAITING'],
      ...inquiries.map((one) => [
        one.reference,
        stamp(one.receivedAt),
        `${one.name} <${one.email}>`,
        one.phone || 'none',
        one.for,
        one.state,
        one.deliveries.flatMap(({ party, waits }) => (waits ? [party] : [])).join(', ') || 'nothing',
      ]),
    ]),
    ...claims.map(({ key, until }) => `Remembered until ${stamp(until)}: ${key}`),
    'All of it, word for word: person EMAIL --json --file PATH',
    beyondReach,
  ].join('\n');
}

async function jsonOf(db: Store['db'], email: string): Promise<string> {
  let text = '';
  for await (const piece of personJson(db, email)) text += piece;

  return text;
}

/** `correct EMAIL`: corrects a person's values in every inquiry. */
export async function correctPerson(store: Store, given: Arguments): Promise<string> {
  const values = Object.fromEntries(
    personalFields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
  const outcome = await correct(store, onlyArgument(given, address), { ...values, mayJoin: given.join });
  if ('problem' in outcome) throw new UsageError(`${outcome.problem}${outcome.others ? ' (--join)' : ''}`);

  return outcome.done.join('\n');
}

/** `forget EMAIL`: erases everything that a person sent. */
export const forget = async (store: Store, given: Arguments): Promise<string> =>
  (await forgetPerson(store, onlyArgument(given, address))).join('\n');
