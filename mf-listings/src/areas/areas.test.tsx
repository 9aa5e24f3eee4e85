import { areaGuide } from '@dosmares/content/area-guide';
import { office } from '@dosmares/content/office';
import { properties } from '@dosmares/content/properties';
import { areas } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Areas } from './areas.tsx';

// Areas with an entry in the guide: a new one may have neither text nor a pin.
const [first = '', second = ''] = areas.filter((area) => areaGuide[area]);
const pin = (area: string) => screen.getByRole('link', { name: area });
const panel = (area: string) => screen.getByRole('heading', { name: area }).closest('details') as HTMLElement;

function show() {
  render(
    <TestPlatform path="/properties">
      <Areas />
    </TestPlatform>,
  );
}

describe('Areas', () => {
  it('P12 opens an area’s panel by its pin, marks the pin of the open panel, and keeps only one open', async () => {
    show();

    await userEvent.click(pin(first));
    expect(panel(first)).toHaveAttribute('open');
    expect(pin(first)).toHaveAttribute('aria-current', 'true');

    await userEvent.click(screen.getByRole('heading', { name: second }));
    expect(panel(second)).toHaveAttribute('open');
    expect(panel(first)).not.toHaveAttribute('open');
    expect(pin(second)).toHaveAttribute('aria-current', 'true');
    expect(pin(first)).not.toHaveAttribute('aria-current');
  });

  it('P12 shows our houses and the office on the map of Los Cabos', () => {
    show();
    const map = within(screen.getByRole('group', { name: /Los Cabos/ }));

    for (const { id, title, near } of properties.filter((house) => house.near && house.near.latitude < 23.2))
      expect([near, map.getByRole('link', { name: new RegExp(title) }).getAttribute('href')]).toEqual([
        near,
        `/property/${id}`,
      ]);
    expect(office.geo.latitude).toBeLessThan(23.2);
    expect(map.getByText('Our office')).toBeVisible();
  });
});
