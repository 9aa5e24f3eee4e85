import { marketReport } from '@dosmares/content/market-report';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import ReportPage from './report-page.tsx';

function open() {
  const post = jest.fn();
  const fetched = jest.fn();
  globalThis.fetch = fetched;
  render(<ReportPage />, { wrapper: ({ children }) => <TestPlatform post={post}>{children}</TestPlatform> });

  return { post, fetched };
}

const levels = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent}`);

describe('the market report', () => {
  it('M02 has its title and what it offers', () => {
    open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cabo San Lucas: Market Report');
    expect(screen.getByText('Get monthly market reports delivered to your inbox.')).toBeVisible();
  });

  it('M03 jumps from the title to the subscribe section, the last of the page', () => {
    open();

    const target =
      screen.getByRole('link', { name: 'Sign Up for Market Reports' }).getAttribute('href') ?? '';
    const sections = [...document.querySelectorAll('body section')];

    expect(document.querySelector(target)).toContainElement(
      screen.getByRole('button', { name: 'SUBSCRIBE' }),
    );
    expect(sections.at(-1)).toHaveAttribute('id', target.slice(1));
  });

  it('has headings in order', () => {
    open();

    expect(levels()).toEqual([
      'h1 Cabo San Lucas: Market Report',
      'h2 Overview - Last 30 Days',
      'h3 Median Price',
      'h3 Days on Site',
      'h3 Inventory',
      'h2 Median Price - Last 6 Months *',
      'h2 Median Days on Site - Last 6 Months *',
      'h2 Listing Inventory - Last 6 Months *',
      'h2 New Listings - Last 30 Days',
      ...marketReport.listings.map(({ name }) => `h3 ${name} (opens in a new tab)`),
      'h2 The next report, by email',
    ]);
  });

  it('G17 M17 fetches nothing and posts nothing', () => {
    const { post, fetched } = open();

    expect(post).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('M05-M08 is complete in the HTML, before any script', () => {
    const html = renderToString(
      <TestPlatform>
        <ReportPage />
      </TestPlatform>,
    );

    expect(html.match(/<th scope="row"/g)).toHaveLength(3 * 6);
    expect(html).toContain('History will grow over time.');
  });

  it('G19 stands in one column, at most 1400 px wide', () => {
    open();

    const containers = [...document.querySelectorAll('body *:not(.apexcharts-canvas *)')]
      .map((element) => getComputedStyle(element).maxWidth)
      .filter((width) => width.startsWith('calc('));

    expect(containers.length).toBeGreaterThan(5);
    expect(new Set(containers)).toEqual(new Set(['calc(1200px + 2 * var(--gutter))']));
  });
});
