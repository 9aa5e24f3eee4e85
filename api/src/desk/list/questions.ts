import { html } from '@dosmares/contracts/html';
import { deskPath } from '../../mail/links.ts';
import { localDay } from '../../mail/local-time.ts';
import { gapsIn } from '../../store/unanswered-questions.ts';
import type { DeskPage } from '../page/serve.ts';

const mostQuestions = 100;

/** What visitors asked the assistant in vain, those asked most often first. */
export const questions: DeskPage = {
  path: `${deskPath}/questions`,
  isOffices: true,
  async show({ store }) {
    const gaps = await gapsIn(store, mostQuestions);
    const rows = gaps.map(
      ({ question, asked, latest }) =>
        html`<li><p>${question}<span>${asked === 1 ? 'Once' : `${asked} times`}, last on ${localDay(latest)}</span></p></li>`,
    );

    return {
      title: 'Questions',
      body: html`<h1>Asked in vain</h1>
<p>What visitors asked the assistant and it did not know: words for its answers, or for the site.</p>
${rows.length === 0 ? html`<p class="none">Nothing.</p>` : html`<ol class="rows">${rows}</ol>`}`,
    };
  },
};
