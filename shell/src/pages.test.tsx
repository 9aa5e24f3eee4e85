import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { officeHours } from '@dosmares/content/opening-hours';
import { agentById, founder, homeTeam, roster } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { config, TestPlatform } from '@dosmares/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import AboutPage, * as about from './about/about-page.tsx';
import ContactPage from './contact/contact-page.tsx';
import { Footer } from './frame/footer.tsx';
import HomePage, * as home from './home/home-page.tsx';
import NotFoundPage, * as notFound from './not-found/not-found-page.tsx';

const slots = {
  get: (address: string) => ({
    default: (props: object) => <div data-testid={address}>{JSON.stringify(props)}</div>,
  }),
};

function show(page: ReactNode, platform: Partial<ComponentProps<typeof TestPlatform>> = {}) {
  // The film has a test of its own: here the visitor prefers reduced motion.
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  render(
    <TestPlatform slots={slots} {...platform}>
      {page}
    </TestPlatform>,
  );
}

const region = (name: string) => screen.getByRole('region', { name });
const slot = (name: string) => screen.getByTestId(name);
const hrefs = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

it('G01 H02 H03 H04 H05 H06 H07 H09 S01 the home page links to the search, shows its figures, and mounts houses and people', () => {
  show(<HomePage />);

  expect(home.head()).toMatchObject({ canonical: '/', jsonLd: [{ '@type': 'RealEstateAgent' }] });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(hrefs('Search Properties')).toEqual(['/properties', '/properties']);
  expect(hrefs('View All Properties')).toEqual(['/properties']);
  expect(hrefs('Free Home Evaluation')).toEqual(['/contact?type=selling']);
  const [sold, sales] = [claims.propertiesSold, claims.sales];
  expect(screen.getAllByText(sold)[0]?.parentElement).toHaveTextContent(`${sold}properties sold`);
  expect(screen.getAllByText(sales)[0]?.parentElement).toHaveTextContent(`${sales}in sales`);
  for (const figure of [claims.combinedYears, sold, claims.committedPercent, sales])
    expect(region("IT'S KNOWLEDGE")).toHaveTextContent(figure);
  expect(region('Featured Properties')).toContainElement(slot('mf-listings/featured-grid'));
  expect(slot('mf-agents/team-grid')).toHaveTextContent(JSON.stringify({ ids: homeTeam }));
});

it('G04 A01 A04 A05 the about page tells Our Story, and shows everybody, the record, the publications and the founder’s words', () => {
  show(<AboutPage />);

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  const ids = [founder, ...roster.map(({ id }) => id).filter((id) => id !== founder)];
  expect(region('Meet Our Team')).toHaveTextContent(ids.join());
  for (const figure of [claims.years, claims.clients, claims.properties, claims.sales])
    expect(region('Our Track Record')).toHaveTextContent(figure);
  expect(region('As Featured On').querySelectorAll('li').length).toBeGreaterThan(3);
  expect(screen.getByRole('figure')).toHaveTextContent(agentById(founder)?.name as string);
  expect(about.head()).toMatchObject({ canonical: '/about', jsonLd: [{ '@type': 'BreadcrumbList' }] });
});

it('G13 G14 G20 X08 the 404 page says so, links home, shows the featured houses and logs the missing path', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  show(<NotFoundPage />, { path: '/nope/at-all' });

  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(hrefs('Return to Home')).toEqual(['/']);
  expect(region('For sale today')).toContainElement(slot('mf-listings/featured-grid'));
  expect(error).toHaveBeenCalledWith(expect.any(String), '/nope/at-all');
  expect(notFound.head()).toMatchObject({ status: 404 });
  expect(notFound.head()).not.toHaveProperty('canonical');
});

it('G05 C01 C02 C05 X06 the contact page shows where, how and when to reach the office, on a drawn map or a map service’s', () => {
  show(<ContactPage />, { config: { ...config, mapUrl: undefined } });
  expect(screen.getByText(office.address)).toBeVisible();
  expect(hrefs(office.phone)).toEqual([office.phoneHref]);
  expect(hrefs(office.email)).toEqual([office.emailHref]);
  const hours = screen.getByText('Office hours').parentElement;
  for (const { days, opens, closes } of officeHours())
    expect(hours).toHaveTextContent(`${days} ${opens} to ${closes} ${office.zone}`);
  const note = `* Required fields. We'll respond ${answerTime.en} during business hours.`;
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Map of the office' })).toHaveTextContent(office.name);
  expect(screen.queryByRole('link', { name: 'Open the map' })).toBeNull();
  cleanup();

  show(<ContactPage />);
  expect(screen.getByTitle('Map of the office')).toHaveAttribute('height', '450');
  expect(hrefs('Get Directions')).toEqual([config.directionsUrl]);
  expect(screen.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(hrefs('Skip the map')).toEqual(['#after-map']);
});

it('N08 N09 N10 N11 X06 the footer says where the office is, how to reach it, and since when it has worked', () => {
  show(<Footer />);

  expect(screen.getByText(office.addressLines.join(', '))).toBeVisible();
  expect(hrefs(office.phone)).toEqual([office.phoneHref]);
  expect(hrefs(office.email)).toEqual([office.emailHref]);
  expect(hrefs(office.social.label)).toEqual([office.social.url]);
  expect(screen.getByRole('link', { name: office.social.label })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(screen.getByRole('heading', { name: 'Stay Updated' })).toBeVisible();
  expect(hrefs('Subscribe')).toEqual(['/market-report']);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(office.blurb);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/all rights reserved/i);
});
