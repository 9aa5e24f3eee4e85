import { claims, areas as covered } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen, within } from '@testing-library/react';
import PropertiesPage, { head } from './properties-page.tsx';

const page = (path: string) => (
  <TestPlatform path={path}>
    <PropertiesPage />
  </TestPlatform>
);

const show = (path = '/properties') => act(async () => render(page(path)));

const searchOf = (area: string) =>
  within(screen.getByText(area, { selector: 'h3' }).closest('details') as HTMLElement)
    .getByText('Search here')
    .closest('a') as HTMLElement;

describe('PropertiesPage', () => {
  it('P01 has one heading and a box for a number', async () => {
    await show();

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('searchbox', { name: 'MLS or IDX number' })).toBeVisible();
  });

  it('P05 X06 opens the listing service in a new window without a query', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Open in New Window' });

    expect(link).toHaveAttribute('href', 'http://outside.example/listings');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('P06 frames the listings, 1400 px tall, and lets them ask for the place', async () => {
    await show();
    const frame = screen.getByTitle('The regional listing service');

    expect(frame).toHaveAttribute('src', 'http://outside.example/listings');
    expect(frame).toHaveAttribute('height', '1400');
    expect(frame).toHaveAttribute('allow', 'geolocation');
  });

  it('P07 claims how many properties there are', async () => {
    const { container } = await show();

    expect(container).toHaveTextContent(`${claims.properties.text} properties`);
  });

  it('P08 lists every area', async () => {
    await show();
    const areas = within(screen.getByRole('region', { name: /areas/i })).getAllByRole('heading', {
      level: 3,
    });

    expect(areas.map((area) => area.textContent)).toEqual(covered);
  });

  it.each([covered[0] ?? '', covered.at(-1) ?? ''])(
    'P10 searches in %s alone, in the frame and in a new window',
    async (area) => {
      const { unmount } = await show();
      const way = searchOf(area).getAttribute('href') ?? '';
      unmount();

      await show(way);
      const search = `http://outside.example/listings?q=${encodeURIComponent(area)}`;

      expect(searchOf(area)).toHaveAttribute('aria-current', 'true');
      expect(screen.getByTitle('The regional listing service')).toHaveAttribute('src', search);
      for (const name of [/^Full Search/, 'Open in New Window'])
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', search);
    },
  );

  it('P10 takes no area that is none of ours', async () => {
    await show('/properties?area=Atlantis');

    expect(screen.getByTitle('The regional listing service')).toHaveAttribute(
      'src',
      'http://outside.example/listings',
    );
    expect(document.body).not.toHaveTextContent('Atlantis');
  });

  it('G02 tells search engines what it is', () => {
    expect(head()).toMatchObject({ title: 'Properties | Dos Mares Estates', canonical: '/properties' });
  });
});
