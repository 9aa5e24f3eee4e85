import { floorPlan } from '@dosmares/content/pictures/plan';
import { type Property, properties } from '@dosmares/content/properties';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FloorPlans } from './floor-plans.tsx';

const [house] = properties as readonly [Property];
const plans = house.plans.map(floorPlan);
const upper = plans.findIndex(({ name }) => name === 'Upper level');

const level = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

async function openUpperLevel() {
  render(<FloorPlans property={house} />, { wrapper: TestPlatform });
  expect(level('Upper level')).toHaveAttribute('href', plans[upper]?.src);
  await userEvent.click(level('Upper level'));
  await screen.findByRole('dialog', { name: 'Floor plans' });
}

const panel = () => within(screen.getByRole('tabpanel', { name: 'Upper level' }));
const rows = () =>
  panel()
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('floor plans', () => {
  afterEach(() => act(() => localStorage.clear()));

  it('D19 D21 open at the chosen level, with its rooms in a table, in feet or in meters', async () => {
    await openUpperLevel();
    const names = panel().getAllByRole('rowheader');
    expect(panel().getByRole('img')).toHaveAttribute('src', plans[upper]?.src);
    expect(names.map(({ textContent }) => textContent)).toEqual(plans[upper]?.rooms.map(({ name }) => name));
    expect(rows()[1]).toEqual(['17′1″ × 21′8″', '369 sq ft']);

    await userEvent.click(panel().getByRole('button', { name: /^m · MXN/ }));

    expect(rows()[1]).toEqual(['5.2 × 6.6 m', '34 m²']);
  });

  it('D19 zoom by two fingers, keep the zoom when these lift, and zoom by buttons up to four times', async () => {
    await openUpperLevel();
    const drawing = panel().getByRole('group', { name: 'Drawing' });
    function fingers(...places: number[]) {
      const touches = places.map((clientX) => ({ clientX, clientY: 0 }));

      return { touches, changedTouches: touches };
    }

    fireEvent.touchStart(drawing, fingers(0, 100));
    fireEvent.touchMove(drawing, fingers(0, 250));
    fireEvent.touchEnd(drawing, fingers(0));

    expect(panel().getByRole('status')).toHaveTextContent('250%');
    const larger = panel().getByRole('button', { name: 'Larger' });
    for (let press = 0; press < 2; press += 1) await userEvent.click(larger);
    expect(panel().getByRole('status')).toHaveTextContent('400%');
    expect(larger).toHaveAttribute('aria-disabled', 'true');
  });
});
