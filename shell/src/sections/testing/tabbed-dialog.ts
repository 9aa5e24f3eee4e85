import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a dialog by its button, leaves its first tab and closes it; the second time it begins on its first tab again (A06). */
export async function expectFirstTabEveryTime(visitor: UserEvent, name: string) {
  for (const _ of ['first', 'again']) {
    await visitor.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const [first, second] = dialog.getAllByRole('tab');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await visitor.click(second as HTMLElement);
    expect(second).toHaveAttribute('aria-selected', 'true');
    await visitor.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
}
