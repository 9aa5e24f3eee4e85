import { deskPath } from '@dosmares/mail/links';
import { Act, AskingAct } from '../inquiry/act-form.tsx';
import { Form } from '../page/form.tsx';
import type { Session } from '../sign-in/staff.ts';
import type { findInquiries } from './find.ts';
import { type Filter, linkTo } from './lists.ts';
import { InquiryList } from './rows.tsx';

interface ResultsProps {
  session: Session;
  filter: Filter;
  found: Awaited<ReturnType<typeof findInquiries>>;
}

/** A page of a list, with what can be done with many inquiries at once. */
export function Results({ session, filter, found }: ResultsProps) {
  const { rows, count, pages } = found;
  if (count === 0) return <p className="none">{filter.q === '' ? 'Nothing here.' : 'No inquiry matches.'}</p>;

  return (
    <>
      <Form session={session} action={linkTo(filter)} label="Many at once">
        <label className="tick" data-all hidden>
          <input type="checkbox" /> Choose all on this page
        </label>
        <InquiryList rows={rows} people={session.people} isChoice />
        {filter.list === 'quarantined' ? quarantinedActs : otherActs}
      </Form>
      {pages > 1 && <Pages filter={filter} found={found} />}
      <p>
        <a className="quiet" href={linkTo({ ...filter, page: 1 }, `${deskPath}/inquiries.csv`)}>
          Save {count === 1 ? 'it' : `all ${count}`} as a spreadsheet (CSV)
        </a>
      </p>
    </>
  );
}

const Pages = ({ filter, found: { page, pages } }: Omit<ResultsProps, 'session'>) => (
  <nav className="pages" aria-label="Pages">
    {page > 1 && (
      <a className="quiet" href={linkTo({ ...filter, page: page - 1 })}>
        Previous
      </a>
    )}
    <span>{`Page ${page} of ${pages}`}</span>
    {page < pages && (
      <a className="quiet" href={linkTo({ ...filter, page: page + 1 })}>
        Next
      </a>
    )}
  </nav>
);

const quarantinedActs = (
  <fieldset className="many" aria-label="Selected">
    <Act name="release" />
    <Act name="spam" />
  </fieldset>
);

const otherActs = (
  <details className="many">
    <summary>Selected</summary>
    <AskingAct name="close" />
    <AskingAct name="reassign" />
  </details>
);
