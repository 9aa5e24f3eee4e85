import { html, type Markup } from '@dosmares/contracts/html';
import type { House } from './houses.ts';

/** Renders a stand-in page in the brand's style, with a line that says what it is. */
export function framePage(title: string, content: Markup, shown = 'Sample listings'): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/stand-ins.css">
<link rel="icon" href="data:,">
</head>
<body><p class="stand-in">${shown}, for demonstration.</p>
<main>${content}</main></body>
</html>`.text;
}

/** Renders a house in a list of results. */
export function houseCard({ reference, title, price, area, beds, baths, size, picture }: House): Markup {
  return html`<li><a class="card" href="/share/${reference}"><img src="${picture.src}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}" loading="lazy">
<span class="area">${area}</span><strong>${title}</strong><span class="price">${price}</span><span class="facts">${factsLine(beds, baths, size)}</span><span class="facts">MLS ${reference}</span></a></li>`;
}

/** Renders the page of a shared link to a house. */
export function housePage(house: House): string {
  const { reference, title, price, area, beds, baths, size, text, features, picture } = house;

  return framePage(
    `${title} · ${price}`,
    html`<article class="house"><img src="${picture.src}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}">
<p class="area">${area}</p><h1>${title}</h1><p class="price">${price}</p><p class="facts">${factsLine(beds, baths, size)} · MLS ${reference}</p>
<p>${text}</p>${features.length > 0 ? html`<ul>${features.map((feature) => html`<li>${feature}</li>`)}</ul>` : html``}</article>`,
  );
}

/** Renders the page for an unknown number. */
export const noHousePage = (reference: string) =>
  framePage(
    'Not found',
    html`<h1>No listing has the number ${reference}</h1><p>It may have been sold or withdrawn. <a href="/listings">All listings</a></p>`,
  );

const factsLine = (beds: number, baths: number, size: string) =>
  [`${beds} beds`, `${baths} baths`, size].filter(Boolean).join(' · ');
