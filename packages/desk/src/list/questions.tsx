import { deskPath } from '@dosmares/mail/links';
import { localDay } from '@dosmares/mail/promise';
import { gapsIn } from '@dosmares/store/unanswered-questions';
import { Entry } from '../page/entry.tsx';
import type { DeskPage } from '../page/serve.ts';

const questionsShown = 100;

export const questions: DeskPage = {
  path: `${deskPath}/questions`,
  isOfficeOnly: true,
  async show({ store }) {
    const gaps = await gapsIn(store, questionsShown);

    return {
      title: 'Questions',
      heading: 'Unanswered questions',
      body: (
        <>
          <p>What visitors asked and the assistant did not know: ideas for its answers, or for the site.</p>
          {gaps.length === 0 ? (
            <p className="none">Nothing.</p>
          ) : (
            <ol className="rows">
              {gaps.map(({ question, asked, latest }) => (
                <Entry
                  key={question}
                  small={`${asked === 1 ? 'Once' : `${asked} times`}, last on ${localDay(latest)}`}
                >
                  {question}
                </Entry>
              ))}
            </ol>
          )}
        </>
      ),
    };
  },
};
