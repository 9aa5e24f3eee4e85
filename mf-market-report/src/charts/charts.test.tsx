import { marketReport } from '@dosmares/content/market-report';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { dollars } from '../format.ts';
import { Charts } from './charts.tsx';

// biome-ignore format: a table reads in columns
const expected = [
  ['M05', 'Median Price - Last 6 Months *',          ['Active Median Price', 'Sold Median Price']],
  ['M06', 'Median Days on Site - Last 6 Months *',   ['Days']],
  ['M07', 'Listing Inventory - Last 6 Months *',     ['Active Listings', 'Sold Listings']],
] as const;

describe('Charts, in the HTML before any script', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToString(<Charts />);
  });

  it.each(expected)(
    '%s M08 shows "%s" with its series, and as a table, month by month',
    (_, title, names) => {
      const chart = within(screen.getByRole('region', { name: title }));
      const table = chart.getByRole('table', { hidden: true });

      expect(chart.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
      const columns = within(table).getAllByRole('columnheader', { hidden: true });
      const rows = within(table).getAllByRole('rowheader', { hidden: true });

      expect(columns.map((column) => column.textContent)).toEqual(['Month', ...names]);
      expect(rows.map((row) => row.textContent)).toEqual(marketReport.months);
    },
  );

  it('M08 describes a chart to visitors who cannot see it, and explains the asterisk', () => {
    const { activeMedianPrice, soldMedianPrice } = marketReport.charts;
    const [first, last] = [marketReport.months[0], marketReport.months.at(-1)];
    const range = (values: readonly number[]) =>
      `from ${dollars(values[0] ?? 0)} in ${first} to ${dollars(values.at(-1) ?? 0)} in ${last}`;

    expect(screen.getByText(/^\* Data on active listings/)).toHaveTextContent('History will grow over time.');
    expect(screen.getAllByRole('img')[0]).toHaveAccessibleName(
      `Bar chart. Median Price - Last 6 Months: Active Median Price ${range(activeMedianPrice)}; Sold Median Price ${range(soldMedianPrice)}.`,
    );
  });
});
