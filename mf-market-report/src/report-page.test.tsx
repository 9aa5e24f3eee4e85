import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { brandPicture } from '@dosmares/content/pictures/brand';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { charts } from './charts/report-charts.ts';
import { dollars, longDate, number } from './format.ts';
import ReportPage, { head } from './report-page.tsx';
import { routes } from './routes.ts';

const open = () => render(<ReportPage />, { wrapper: TestPlatform });

describe('the market report', () => {
  it('M01 links to home, properties, team and about, and has a header with logo, brand and a link home', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'Report' })).getAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['HOME', '/'],
      ['PROPERTIES', '/properties'],
      ['TEAM', '/team'],
      ['ABOUT', '/about'],
    ]);
    expect(document.querySelector('header img')?.getAttribute('src')).toMatch(/mark-reversed\.svg$/);
    expect(screen.getByRole('link', { name: 'Dos Mares Estates' })).toHaveAttribute('href', '/');
  });

  it('M02 G08 has its title, what it offers, and a head with its figures as a data set of six months', () => {
    open();
    const { asOf } = marketReport;

    expect(routes).toEqual([{ path: '/market-report', expose: 'report-page' }]);
    expect(screen.getByText('Get monthly market reports delivered to your inbox.')).toBeVisible();
    expect(head()).toMatchObject({
      title: 'Cabo San Lucas: Market Report | Dos Mares Estates',
      canonical: '/market-report',
      picture: brandPicture('inner-bay'),
      description: expect.stringContaining(longDate(asOf)),
    });
    expect(head().jsonLd?.find((thing) => thing['@type'] === 'Dataset')).toMatchObject({
      dateModified: asOf,
      temporalCoverage: expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d/${asOf.slice(0, 7)}$`)),
      variableMeasured: charts.flatMap(({ series }) => series.map(({ name }) => name)),
    });
  });

  it('M17 says beside the form that the site sends no reports, and who does', () => {
    open();

    const words = screen.getByRole('region', { name: 'The next report' });
    expect(words).toHaveTextContent('what you enter here stays in your browser');
    expect(within(words).getByRole('link', { name: office.email })).toHaveAttribute('href', office.emailHref);
  });

  it('M04 states the figures of the last 30 days', () => {
    const { medianPrice, daysOnSite, inventory } = marketReport.overview;
    open();

    for (const [title, text] of [
      ['Median Price', `${dollars(medianPrice.amount)} Active ${dollars(medianPrice.active)}`],
      ['Days on Site', `${number(daysOnSite.active)} Active`],
      ['Inventory', `${number(inventory.new)} NewActive ${number(inventory.active)}`],
    ] as const)
      expect(screen.getByRole('heading', { level: 3, name: title }).parentElement).toHaveTextContent(
        `${title}${text}`,
      );
  });
});
