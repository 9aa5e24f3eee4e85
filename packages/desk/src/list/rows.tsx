import { listingByMls } from '@dosmares/content/listings';
import { answerBy } from '@dosmares/content/opening-hours';
import { nameOf, stateWords } from '@dosmares/mail/event-words';
import { inquiryPath } from '@dosmares/mail/links';
import { briefTime, duration, localDate } from '@dosmares/mail/promise';
import { isOpenState, isQuarantinedRow, officeId } from '@dosmares/store/inquiry';
import type { Person } from '../sign-in/staff.ts';
import type { Row } from './find.ts';
import { excerpt, quarantineReasonWords } from './listed.ts';

interface ListProps {
  rows: readonly Row[];
  people: readonly Person[];
  isChoice?: boolean;
}

export const InquiryList = ({ rows, people, isChoice = false }: ListProps) => (
  <ol className="inquiries">
    {rows.map((row) => (
      <li key={row.reference}>
        {isForeign(row) ? (
          <ForeignRow row={row} people={people} />
        ) : (
          <OwnRow row={row} people={people} isChoice={isChoice} />
        )}
      </li>
    ))}
  </ol>
);

// Unset in a list that has own inquiries only; null where the database compares with no assignee.
const isForeign = ({ mayOpen = true }: Row) => !mayOpen;

interface RowProps {
  row: Row;
  people: readonly Person[];
}

/** Of a colleague's inquiry only its existence is shown. */
const ForeignRow = ({ row, people }: RowProps) => (
  <>
    <h3>{row.reference}</h3>
    <p className="whose">{holderNameOf(row, people)}</p>
    <p className="due">
      <span>{briefTime(row.received_at)}</span>
    </p>
  </>
);

function OwnRow({ row, people, isChoice }: RowProps & { isChoice: boolean }) {
  const { name, reference, received_at, details, state } = row;
  const house = listingByMls(details.mlsNumber ?? '')?.title;
  const quarantined = isQuarantinedRow(row) ? row.quarantined : null;

  return (
    <>
      {isChoice && (
        <input type="checkbox" name="chosen" value={reference} aria-label={`Choose ${name}, ${reference}`} />
      )}
      <h3>
        <a href={inquiryPath(reference)}>{name}</a>
      </h3>
      <p className="about">
        {house && <b>{house}.</b>} {excerpt(row.beginning, 120)}
      </p>
      <p className="whose">
        <span className="state">{quarantined ? 'Quarantine' : stateWords[state]}</span>
        {quarantined ? quarantineReasonWords[quarantined] : holderNameOf(row, people)}
      </p>
      <p className="due">
        {!quarantined && <Due {...row} />}
        <span>{`${reference}, ${briefTime(received_at)}`}</span>
      </p>
    </>
  );
}

export const holderNameOf = (
  { assignee, agent_id }: Pick<Row, 'assignee' | 'agent_id'>,
  people: readonly Person[],
) => (assignee === null ? `For ${nameOf(agent_id ?? officeId)}` : nameAmong(people, assignee));

export const nameAmong = (people: readonly Person[], id: number) =>
  people.find((one) => one.id === id)?.name ?? nameOf(id);

/** When it has to be answered or called back, or how late that is. */
export function Due({
  state,
  received_at,
  call_back_on,
}: Pick<Row, 'state' | 'received_at' | 'call_back_on'>) {
  if (call_back_on !== null && state !== 'closed') return `Call back on ${localDate(call_back_on)}`;
  if (!isOpenState(state)) return null;
  const left = answerBy(received_at).getTime() - Date.now();

  return left <= 0 ? (
    <strong className="late">Late by {duration(-left)}</strong>
  ) : (
    `Answer by ${briefTime(answerBy(received_at))}`
  );
}
