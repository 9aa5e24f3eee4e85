import { deskPath } from '@dosmares/mail/links';
import { localDay } from '@dosmares/mail/promise';
import { gapsIn } from '@dosmares/store/unanswered-questions';
import type { DeskPage } from '../page/serve.ts';

const questionsShown = 100;

export const questions: DeskPage = {
  path: `${deskPath}/questions`,
  isOfficeOnly: true,
  async show({ store }) {
    const gaps = await gapsIn(store, questionsShown);

    return {
      title: 'Questions',
      body: (
        <>
          <h1>Asked in vain</h1>
          <p>
            What visitors asked the assistant and it did not know: words for its answers, or for the site.
          </p>
          {gaps.length === 0 ? (
            <p className="none">Nothing.</p>
          ) : (
            <ol className="rows">
              {gaps.map(({ question, asked, latest }) => (
                <li key={question}>
                  <p>
                    {question}
                    <span>{`${asked === 1 ? 'Once' : `${asked} times`}, last on ${localDay(latest)}`}</span>
                  </p>
                </li>
              ))}
            </ol>
          )}
        </>
      ),
    };
  },
};
