import { compareAddress, mostCompared } from '@dosmares/content/compare-address';
import { type Property, properties } from '@dosmares/content/properties';
import { agentById } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import ComparePage from './compare-page.tsx';

const [first, second, third] = properties as readonly [Property, Property, Property];
/** What an address shows that names no house. */
const all = properties.slice(0, mostCompared);

const page = (path: string) => (
  <TestPlatform path={path}>
    <ComparePage />
  </TestPlatform>
);
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const titles = (...houses: readonly Property[]) => houses.map(({ title }) => title);
const addressOf = (...houses: readonly Property[]) => compareAddress(houses.map(({ id }) => id));

describe('houses side by side', () => {
  it('P15 shows the houses of its address in the order given, with everything that one compares', () => {
    render(page(addressOf(second, first)));

    expect(columns()).toEqual(titles(second, first));
    for (const [name, of] of [
      ['Price', ({ price }) => price],
      ['Price per area', () => '/ sq ft'],
      ['Bedrooms', ({ beds }) => String(beds)],
      ['Bathrooms', ({ baths }) => String(baths)],
      ['Size', ({ sqft }) => sqft],
      ['Lot', ({ lotSize }) => lotSize],
      ['Built', ({ yearBuilt }) => String(yearBuilt)],
      ['Closing', () => ' to $'],
      ['Each year', () => ' to $'],
      ['Area', ({ location }) => location],
      ['Plan', () => 'levels'],
      ['Listed by', ({ agentId }) => agentById(agentId)?.name ?? '?'],
    ] as const satisfies readonly [string, (house: Property) => string][]) {
      const cells = within(screen.getByRole('row', { name: new RegExp(`^${name} (?!per)`) }));
      const [one, other] = cells.getAllByRole('cell');
      expect(one).toHaveTextContent(of(second));
      expect(other).toHaveTextContent(of(first));
    }
  });

  it.each([
    ['a house that is gone', `${addressOf(first)},9999`, [first], true],
    [
      'numbers that begin with zeros',
      `/properties/compare?homes=0${first.id},%20${second.id}`,
      [first, second],
      false,
    ],
    ['the same house twice', addressOf(first, first, second), [first, second], false],
    ['more than fit', `/properties/compare?homes=1,2,3,1,2`, all, false],
    ['only unknown ones', '/properties/compare?homes=constructor,%00,__proto__', all, true],
    ['none', '/properties/compare', all, false],
    ['nothing', '/properties/compare?homes=,,', all, false],
  ])('P15 answers an address with %s', (_, address, shown, isMissing) => {
    render(page(address));

    expect(columns()).toEqual(titles(...shown));
    expect(/no longer/.test(screen.getByRole('status').textContent)).toBe(isMissing);
  });

  it('P15 adds and removes houses, at least two and at most three, says why, and keeps the choice in the address', async () => {
    render(page(addressOf(first, third)));
    const box = (house: Property) => screen.getByRole('checkbox', { name: house.title });

    await userEvent.click(box(second));
    expect(columns()).toEqual(titles(first, second, third));
    await userEvent.click(box(first));
    expect(columns()).toEqual(titles(second, third));
    for (const last of [second, third]) expect(box(last)).toBeDisabled();
    expect(screen.getByRole('group', { name: /^Two or three/ })).toHaveAccessibleDescription(
      /^Two houses stay/,
    );
  });

  it('P15 D21 in pesos the price per area is in pesos, too', async () => {
    render(page(addressOf(first, second)));
    const cell = within(screen.getByRole('row', { name: /^Price per area/ })).getAllByRole('cell')[0];
    expect(cell).not.toHaveTextContent('MXN');

    await userEvent.click(screen.getByRole('button', { name: /pesos/ }));
    expect(cell).toHaveTextContent(/^≈ MXN [\d,]+ \/ m².*≈ MXN [\d,]+ \/ sq ft$/);
    await userEvent.click(screen.getByRole('button', { name: /dollars/ }));
  });

  it('P15 is served with all houses, for whoever has no script', () => {
    const html = renderToString(page(addressOf(first)));

    for (const { title, price } of properties) {
      expect(html).toContain(title);
      expect(html).toContain(price);
    }
  });
});
