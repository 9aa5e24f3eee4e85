import { office } from '@dosmares/content/office';
import { areas } from '@dosmares/content/site';
import { html, Markup } from '@dosmares/contracts/html';
import { page } from '../page.ts';
import { type Home, search } from './homes.ts';

/** The searches, with the number of rows that fit into the site's frames (P06, P09). */
export const searches = {
  '/listings': { rows: 16, hasAreas: false },
  '/mls-search': { rows: 6, hasAreas: true },
} as const;

/** The address of a search. */
export type SearchPath = keyof typeof searches;

/** A page of search results (P04, P05, P06, P09); without a search box where the framing page has one. */
export function searchPage(path: SearchPath, query: { q: string; at: number }, isFramed: boolean): string {
  const { rows, hasAreas } = searches[path];
  const words = query.q.trim();
  const found = search(words);
  const shown = found.slice(query.at, query.at + rows);
  const to = (at: number, text: string) =>
    html`<a href="${path}?q=${encodeURIComponent(words)}&amp;at=${at}">${text}</a>`;
  const links = [
    ...(query.at > 0 ? [to(Math.max(0, query.at - rows), 'Previous')] : []),
    ...(query.at + rows < found.length ? [to(query.at + rows, 'Next')] : []),
    ...(words ? [html`<a href="${path}">All listings</a>`] : []),
  ];
  const form = html`<form action="${path}" role="search"><label for="q">MLS number, name or place</label><input id="q" name="q" value="${words}"><button>Search</button></form>`;
  const places = html`<nav aria-label="Areas">${areas.map((area) => html`<a href="${path}?q=${encodeURIComponent(area)}">${area}</a>`)}</nav>`;

  return page(
    words ? `Results for “${words}”` : 'Regional Listing Service',
    html`${hasAreas || !isFramed ? form : ''}${hasAreas ? places : ''}
${shown.length > 0 ? html`<ul class="homes">${shown.map((home) => row(path, home))}</ul>` : html`<p role="status">Nothing was found. Try an MLS number such as 25-5134, or a place.</p>`}
<nav aria-label="More listings">${links}</nav>`,
    isFramed ? 'framed' : '',
  );
}

const row = (path: SearchPath, home: Home) =>
  html`<li><a href="${path}/${home.reference}"><strong>${home.title}</strong><span>${home.area}</span><span class="facts">${facts(home)}</span><span class="wide">MLS ${home.reference}</span><b>${dollars(home)}</b></a></li>`;

/** A home's page, with links back to the search and, if it is ours, to its page on the site (M12). */
export function homePage(
  home: Home,
  back: SearchPath,
  { siteOrigin, isFramed }: { siteOrigin: string; isFramed: boolean },
) {
  const { title, area, reference, text = '', picture } = home;
  const target = isFramed ? new Markup(' target="_blank" rel="noopener"') : '';

  return page(
    title,
    html`<p>${area} · MLS ${reference}</p><p><b>${dollars(home)}</b> · ${facts(home)}</p><p>${text}</p>
${home.page ? html`<p>Listed by ${office.name}. <a href="${siteOrigin}${home.page}"${target}>See it at ${office.name}</a></p>` : ''}
<nav><a href="${back}">All listings</a><a href="${back}?q=${encodeURIComponent(area)}">More in ${area}</a></nav>
${picture ? html`<img src="${picture.src}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}">` : ''}`,
    isFramed ? 'framed' : '',
  );
}

/** Stands in for the contact page's map and directions (C02). */
export const mapPage = () => page(office.name, html`<p>${office.address}</p>`, 'map');

const facts = ({ beds, baths, size }: Home) =>
  [`${beds} beds`, `${baths} baths`, size].filter(Boolean).join(' · ');

const dollars = ({ price }: Home) => `$${price.toLocaleString('en-US')} USD`;
