import { office } from '@dosmares/content/office';
import { areas } from '@dosmares/content/site';
import { html } from '@dosmares/server/html';
import { page } from '../page.ts';
import { type Home, search } from './homes.ts';

/** The two searches that the site's frames show (P06, P09). */
export const searches = [
  { path: '/listings', hasAreas: false },
  { path: '/mls-search', hasAreas: true },
] as const;

type Search = (typeof searches)[number];

/** A page of search results (P04, P05, P06, P09); without a search box where the framing page has one. */
export function searchPage({ path, hasAreas }: Search, query: string, isFramed: boolean): string {
  const words = query.trim().slice(0, 200);
  const found = search(words);
  const form = html`<form action="${path}" role="search"><label for="q">MLS number, name or place</label><input id="q" name="q" value="${words}"><button>Search</button></form>`;
  const places = html`<nav aria-label="Areas"><a href="${path}">All listings</a>${areas.map((area) => html`<a href="${path}?q=${encodeURIComponent(area)}">${area}</a>`)}</nav>`;

  return page(
    words ? `Results for “${words}”` : 'Regional Listing Service',
    html`${hasAreas || !isFramed ? form : ''}${hasAreas ? places : ''}
<p role="status">${found.length} homes</p>
<ul class="homes">${found.map((home) => row(path, home))}</ul>`,
    isFramed ? 'framed' : '',
  );
}

const row = (path: string, home: Home) =>
  html`<li><a href="${path}/${home.reference}"><strong>${home.title}</strong><span>${home.area}</span><span class="facts">${facts(home)}</span><span class="wide">MLS ${home.reference}</span><b>${dollars(home)}</b></a></li>`;

/** A home's page, with links to the search and, if it is ours, to its page on the site (M12). */
export function homePage(home: Home, siteOrigin: string) {
  const { title, area, reference, text = '', picture } = home;

  return page(
    title,
    html`<p>${area} · MLS ${reference}</p><p><b>${dollars(home)}</b> · ${facts(home)}</p><p>${text}</p>
${home.page ? html`<p>Listed by ${office.name}. <a href="${siteOrigin}${home.page}" target="_blank" rel="noopener">See it at ${office.name}</a></p>` : ''}
<nav><a href="/listings">All listings</a></nav>
${picture ? html`<img src="${siteOrigin}${picture.src}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}">` : ''}`,
  );
}

/** Stands in for the contact page's map and directions (C02). */
export const mapPage = () => page(office.name, html`<p>${office.address}</p>`, 'map');

const facts = ({ beds, baths, size }: Home) =>
  [`${beds} beds`, `${baths} baths`, size].filter(Boolean).join(' · ');

const dollars = ({ price }: Home) => `$${price.toLocaleString('en-US')} USD`;
