import { areas } from '@dosmares/content/site';
import { html } from '@dosmares/contracts/html';
import { framePage, houseCard } from './frame.ts';
import { search } from './houses.ts';

/** The stand-in for the listing service, with or without a query (P04, P05, P06). */
export function listingsPage(words: string): string {
  const found = search(words);
  const title = words.trim() ? `Results for “${words.trim()}”` : 'All listings';

  return framePage(
    title,
    html`${searchForm('/listings', words)}<h1>${title}</h1>
<p class="facts" role="status">${found.length === 0 ? 'Nothing was found. Try an MLS number such as 25-5134, or a place.' : `${found.length} ${found.length === 1 ? 'home' : 'homes'}`}</p>
<ul class="cards">${found.map(houseCard)}</ul>`,
  );
}

/** The stand-in for the MLS search of `/idx-search` (P09). */
export function mlsSearchPage(words: string): string {
  return framePage(
    'MLS search',
    html`<h1>Search the MLS</h1>${searchForm('/mls-search', words)}
<nav aria-label="Areas"><ul class="areas">${areas.map((area) => html`<li><a href="/mls-search?q=${encodeURIComponent(area)}">${area}</a></li>`)}</ul></nav>
<ul class="cards">${search(words).map(houseCard)}</ul>`,
  );
}

const searchForm = (action: string, words: string) =>
  html`<form action="${action}" role="search"><label for="q">MLS number, name or place</label><input id="q" name="q" value="${words}"><button>Search</button></form>`;
