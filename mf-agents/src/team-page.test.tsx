import { founder, homeTeam, roster } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import TeamGrid from './team-grid.tsx';
import TeamPage, { head } from './team-page.tsx';

const show = (part = <TeamPage />) => render(<TestPlatform>{part}</TestPlatform>);
const href = (link: HTMLElement) => link.getAttribute('href');

it('T01 T02 T03 T07 G06 the team page opens with four figures, shows every agent and links to what comes next', () => {
  // Counting has a test of its own: here the visitor prefers reduced motion.
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show();

  expect(head()).toMatchObject({ title: 'Meet Our Team | Dos Mares Estates', canonical: '/team' });
  expect(screen.getByRole('heading', { level: 1, name: 'Meet Our Team' })).toBeInTheDocument();
  expect(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  ).toEqual([
    ['Years combined experience', claims.combinedYears],
    ['Properties sold', claims.propertiesSold],
    ['Committed to clients', claims.committedPercent],
    ['Combined sales since 1987', claims.sales],
  ]);
  expect(screen.getByText(`${roster.length} expert agents`)).toBeInTheDocument();
  const cards = screen.getAllByRole('link', { name: /^View Bio of / });
  const strip = cards[0]?.closest('[aria-roledescription=slide]')?.parentElement as HTMLElement;
  expect(getComputedStyle(strip).gridAutoColumns).toMatch(/^min\(320px, /);
  const paths = cards.map(href);
  expect(paths[0]).toBe(`/team/${founder}`);
  expect(paths.toSorted()).toEqual(roster.map(({ id }) => `/team/${id}`).toSorted());
  expect(href(screen.getByRole('link', { name: 'Contact Us' }))).toBe('/contact');
  expect(href(screen.getByRole('link', { name: 'Browse Properties' }))).toBe('/properties');
});

it('H07 A04 T02 the team grid shows agents in the order given, each with a link to the person, and ignores unknown ids', () => {
  show(<TeamGrid ids={[...homeTeam, 9999]} />);

  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(homeTeam.map((id) => roster.find((agent) => agent.id === id)?.name));
  expect(screen.getAllByRole('link').map(href)).toEqual(homeTeam.map((id) => `/team/${id}`));
});
