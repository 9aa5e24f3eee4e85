import { office } from '@dosmares/content/office';
import { Link } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Navigation } from './navigation.tsx';

beforeEach(() => {
  window.scrollY = 0;
});

function visit(path: string) {
  render(
    <TestPlatform path={path}>
      <Navigation />
      <Link to="/elsewhere">Elsewhere</Link>
    </TestPlatform>,
  );

  return {
    visitor: userEvent.setup(),
    main: within(screen.getByRole('navigation', { name: 'Main', hidden: true })),
  };
}

const properties = () => screen.getByText('Properties', { selector: 'button' });

function scrollTo(top: number) {
  act(() => {
    window.scrollY = top;
    fireEvent.scroll(window);
  });
}

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

describe('Navigation', () => {
  it('N01 stays fixed, lies over a hero until the page has moved, and is solid on a light page', () => {
    visit('/');
    const banner = screen.getByRole('banner');
    expect(banner).toHaveStyle({ position: 'fixed' });
    expect(banner).toHaveAttribute('data-over-hero');

    scrollTo(300);
    expect(banner).not.toHaveAttribute('data-over-hero');
    cleanup();
    visit('/team');
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-over-hero');
  });

  it('N02 opens for the keyboard, closes with Escape and gives the focus back, and when the keyboard moves on', async () => {
    const { visitor, main } = visit('/');
    properties().focus();
    await visitor.keyboard('{Enter}');
    expect(properties()).toHaveAttribute('aria-expanded', 'true');
    act(() => main.getByText('View All Properties').closest('a')?.focus());
    await visitor.keyboard('{Escape}');
    expect(properties()).toHaveAttribute('aria-expanded', 'false');
    expect(properties()).toHaveFocus();

    await visitor.keyboard('{Enter}');
    act(() => screen.getByText('Elsewhere').focus());
    expect(properties()).toHaveAttribute('aria-expanded', 'false');
  });

  it('N02 opens under the pointer, stays open when clicked, and closes when the pointer leaves', async () => {
    const { visitor } = visit('/');
    await visitor.hover(properties());
    expect(properties()).toHaveAttribute('aria-expanded', 'true');
    await visitor.click(properties());
    expect(properties()).toHaveAttribute('aria-expanded', 'true');
    await visitor.hover(screen.getByText('Elsewhere'));

    expect(properties()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['N02', 'View All Properties', '/properties'],
    ['N02', 'MLS Property Search', '/idx-search'],
    ['N02', 'Market Report', '/market-report'],
    ['N03', 'About', '/about'],
    ['N03', 'Team', '/team'],
    ['N04', office.phone, office.phoneHref],
    ['N04', office.email, office.emailHref],
    ['N05', 'Contact Us', '/contact'],
  ])('%s N06 N07 %s leads to %s, and closes the menu of small screens', async (_, name, href) => {
    const { visitor, main } = visit('/');
    expect(main.getByText(name).closest('a')).toHaveAttribute('href', href);
    await visitor.click(screen.getByRole('button', { name: 'Open menu' }));
    const link = within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name });
    // jsdom cannot dial or write.
    link.addEventListener('click', (event) => event.preventDefault());
    await visitor.click(link);

    expect(link).toHaveAttribute('href', href);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});
