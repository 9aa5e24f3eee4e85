import { office } from '@dosmares/content/office';
import { Link } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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
const menu = () => screen.queryByRole('dialog', { name: 'Menu' });

function scrollTo(top: number) {
  act(() => {
    window.scrollY = top;
    fireEvent.scroll(window);
  });
}

describe('Navigation', () => {
  it('N01 stays fixed while the page scrolls', () => {
    visit('/');

    expect(screen.getByRole('banner')).toHaveStyle({ position: 'fixed' });
  });

  it('N01 lies over a hero until the page has moved, and is solid everywhere else', () => {
    visit('/');
    const banner = screen.getByRole('banner');
    expect(banner).toHaveAttribute('data-over-hero');

    scrollTo(300);

    expect(banner).not.toHaveAttribute('data-over-hero');
  });

  it('N01 is solid from the start on a light page', () => {
    visit('/team');

    expect(screen.getByRole('banner')).not.toHaveAttribute('data-over-hero');
  });

  it('N02 leads from the Properties menu to all properties', async () => {
    const { visitor, main } = visit('/');

    await visitor.click(properties());

    expect(properties()).toHaveAttribute('aria-expanded', 'true');
    expect(main.getByText('View All Properties').closest('a')).toHaveAttribute('href', '/properties');
    expect(main.getByText('MLS Property Search').closest('a')).toHaveAttribute('href', '/idx-search');
    expect(main.getByText('Market Report').closest('a')).toHaveAttribute('href', '/market-report');
  });

  it('N02 opens for the keyboard, closes with Escape and gives the focus back', async () => {
    const { visitor, main } = visit('/');
    properties().focus();

    await visitor.keyboard('{Enter}');
    expect(properties()).toHaveAttribute('aria-expanded', 'true');
    act(() => main.getByText('View All Properties').closest('a')?.focus());
    await visitor.keyboard('{Escape}');

    expect(properties()).toHaveAttribute('aria-expanded', 'false');
    expect(properties()).toHaveFocus();
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

  it('N02 closes when the keyboard moves on', async () => {
    const { visitor } = visit('/');
    properties().focus();

    await visitor.keyboard('{Enter}');
    act(() => screen.getByText('Elsewhere').focus());

    expect(properties()).toHaveAttribute('aria-expanded', 'false');
  });

  it('N03 N05 leads to About, Team and Contact Us', () => {
    const { main } = visit('/');

    expect(main.getByText('About')).toHaveAttribute('href', '/about');
    expect(main.getByText('Team')).toHaveAttribute('href', '/team');
    expect(main.getByText('Contact Us')).toHaveAttribute('href', '/contact');
  });

  it('N04 has the phone and the e-mail', () => {
    const { main } = visit('/');

    expect(main.getByText(office.phone).closest('a')).toHaveAttribute('href', office.phoneHref);
    expect(main.getByText(office.email).closest('a')).toHaveAttribute('href', office.emailHref);
  });
});

describe('the mobile menu', () => {
  it('N06 opens and closes', async () => {
    const { visitor } = visit('/');
    expect(menu()).not.toBeInTheDocument();

    await visitor.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Close menu' }));

    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    'View All Properties',
    'MLS Property Search',
    'Market Report',
    'About',
    'Team',
    'Contact Us',
    office.phone,
    office.email,
  ])('N07 closes when %s is followed', async (name) => {
    const { visitor } = visit('/');

    await visitor.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
    // jsdom cannot dial or write.
    sheet.getByRole('link', { name }).addEventListener('click', (event) => event.preventDefault());
    await visitor.click(sheet.getByRole('link', { name }));

    expect(menu()).not.toBeInTheDocument();
  });
});
