import { render, screen } from '@testing-library/react';
import { StatBand } from './stat-band.tsx';
import { StatTile } from './stat-tile.tsx';

describe('StatBand', () => {
  it('H06 S01 is titled and says each figure with what it counts', () => {
    render(
      <StatBand
        title="IT'S KNOWLEDGE"
        stats={[
          [{ value: 75, text: '75' }, 'Combined years'],
          [{ value: 1.2, text: '$1.2B+' }, 'Sales since 1987'],
        ]}
      />,
    );

    expect(screen.getByRole('heading', { level: 2, name: "IT'S KNOWLEDGE" })).toBeInTheDocument();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['75', '$1.2B+']);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Combined years',
      'Sales since 1987',
    ]);
  });

  it('S03 is itself what has to be seen, so that all its figures start together', () => {
    const observe = jest.fn();
    const observer = jest.fn(() => ({ observe, disconnect: jest.fn() }));

    render(
      <StatBand
        title="IT'S KNOWLEDGE"
        stats={[
          [{ value: 75, text: '75' }, 'Combined years'],
          [{ value: 1850, text: '1850' }, 'Properties sold'],
        ]}
        observer={observer as unknown as typeof IntersectionObserver}
      />,
    );

    const band = screen.getByRole('region', { name: "IT'S KNOWLEDGE" });
    expect(observe.mock.calls).toEqual([[band], [band]]);
  });
});

it('StatTile H03 AG04 shows a figure and its label', () => {
  const { container } = render(<StatTile figure="60+" label="Properties Sold" />);

  expect(container).toHaveTextContent('60+Properties Sold');
});
