import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { milestones, values } from '../about/about-copy.ts';
import { reasons } from '../home/work-with-us-copy.ts';
import { DetailCards } from './detail-cards.tsx';

it.each([
  ['H08 A06', reasons],
  ['A02 A06', milestones],
  ['A03 A06', values],
])(
  '%s a card opens its dialog, with several parts on the first tab every time, and it closes',
  async (_, cards) => {
    render(<DetailCards cards={cards} columns={3} />);
    const visitor = userEvent.setup();

    for (const { title, parts } of cards.slice(0, 2))
      for (const _turn of ['first', 'again']) {
        await visitor.click(screen.getByRole('button', { name: title }));
        const dialog = await screen.findByRole('dialog', { name: title });
        const [first = []] = Object.values(parts);
        expect(within(dialog).getByText(first[0] ?? '')).toBeVisible();
        const tabs = within(dialog).queryAllByRole('tab');
        expect(tabs.length || 1).toBe(Object.keys(parts).length);
        const last = tabs.at(-1);
        if (last) await visitor.click(last);
        await visitor.click(within(dialog).getByRole('button', { name: 'Close' }));
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      }
  },
);
