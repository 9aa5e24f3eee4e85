import { html } from '@dosmares/contracts/html';
import { localDay } from '../../mail/local-time.ts';
import type { CountedGap } from '../../store/unanswered-questions.ts';
import { page } from '../page/layout.ts';
import type { Session } from '../sign-in/sessions.ts';

/** Renders what visitors asked the assistant in vain, those asked most often first. */
export const questionsPage = (session: Session, gaps: readonly CountedGap[]): string =>
  page(
    'Questions',
    html`<h1>Asked in vain</h1>
<p>What visitors asked the assistant and it did not know: words for its answers, or for the site.</p>
${gaps.length === 0 ? html`<p class="none">Nothing.</p>` : html`<ol class="rows">${gaps.map(({ question, asked, latest }) => html`<li><p>${question}<span>${asked === 1 ? 'Once' : `${asked} times`}, last on ${localDay(latest)}</span></p></li>`)}</ol>`}`,
    { session },
  );
