import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ label, content: `Panel ${label}` }));

describe('Tabs', () => {
  beforeEach(() => void render(<Tabs label="Values" tabs={tabs} />));

  it('H08 start at the first, and only its panel can be seen', () => {
    expect(screen.getByRole('tablist', { name: 'Values' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('Panel One');
    expect(screen.getByText('Panel Two')).not.toBeVisible();
  });

  it.each([
    ['{ArrowRight}', 'Two'],
    ['{ArrowLeft}', 'Three'],
    ['{End}', 'Three'],
    ['{ArrowRight}{ArrowRight}{Home}', 'One'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ])('move with %s to %s and show it at once', async (keys, name) => {
    await userEvent.tab();

    await userEvent.keyboard(keys);

    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent(`Panel ${name}`);
  });

  it('are one stop on the way, then the panel', async () => {
    await userEvent.tab();
    await userEvent.tab();

    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
