import { featured } from '@dosmares/content/listings';
import { claims, areas as covered } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen, within } from '@testing-library/react';
import * as grid from './featured-grid.tsx';
import PropertiesPage from './properties-page.tsx';

const service = 'http://outside.example/listings';

const show = (path = '/properties') =>
  act(async () =>
    render(
      <TestPlatform path={path} slots={{ get: () => grid }}>
        <PropertiesPage />
      </TestPlatform>,
    ),
  );

const frame = () => screen.getByTitle('The regional listing service');
const searchOf = (area: string) =>
  within(screen.getByText(area, { selector: 'h3' }).closest('details') as HTMLElement)
    .getByText('Search here')
    .closest('a') as HTMLElement;

describe('PropertiesPage', () => {
  it('P01 P05 P06 P07 P08 X06 has a search box, the claim, every area and the listings', async () => {
    const { container } = await show();
    const areas = within(screen.getByRole('region', { name: /areas/i })).getAllByRole('heading', {
      level: 3,
    });
    const link = screen.getByRole('link', { name: 'Open in New Window' });

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('searchbox', { name: 'MLS or IDX number' })).toBeVisible();
    expect(container).toHaveTextContent(`${claims.properties} properties`);
    expect(areas.map((area) => area.textContent)).toEqual(covered);
    expect(link).toHaveAttribute('href', service);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(frame()).toHaveAttribute('src', service);
  });

  it('P14 shows our houses directly under its opening, before areas, frame and guide', async () => {
    await show();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const houses = within(screen.getByRole('region', { name: 'For sale today' })).getAllByRole('article');

    expect(headings[0]).toBe('For sale today');
    expect(headings.at(-1)).toBe('Buying in Mexico');
    expect(houses.map((house) => within(house).getByRole('heading').textContent)).toEqual(
      featured.map(({ title }) => title),
    );
  });

  it.each([covered[0] ?? '', covered.at(-1) ?? ''])(
    'P10 searches in %s alone, in the frame and in a new window',
    async (area) => {
      const { unmount } = await show();
      const href = searchOf(area).getAttribute('href') ?? '';
      unmount();

      await show(href);
      const search = `${service}?q=${encodeURIComponent(area)}`;

      expect(searchOf(area)).toHaveAttribute('aria-current', 'true');
      expect(frame()).toHaveAttribute('src', search);
      for (const name of [/^Full Search/, 'Open in New Window'])
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', search);
    },
  );

  it('P10 ignores an unknown area', async () => {
    await show('/properties?area=Atlantis');

    expect(frame()).toHaveAttribute('src', service);
    expect(document.body).not.toHaveTextContent('Atlantis');
  });
});
