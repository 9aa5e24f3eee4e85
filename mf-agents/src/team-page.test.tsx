import { founder, roster } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import TeamPage, { head } from './team-page.tsx';

const show = () =>
  render(
    <TestPlatform>
      <TeamPage />
    </TestPlatform>,
  );

describe('the team page', () => {
  it('T01 S01 opens with its heading and four figures', () => {
    show();

    expect(screen.getByRole('heading', { level: 1, name: 'Meet Our Team' })).toBeInTheDocument();
    const figures = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(figures).toEqual([
      ['Years combined experience', claims.combinedYears.text],
      ['Properties sold', claims.propertiesSold.text],
      ['Committed to clients', claims.committedPercent.text],
      ['Combined sales since 1987', claims.sales.text],
    ]);
  });

  it('T02 T03 shows every expert agent, the founder first, each with a way to the biography', () => {
    show();
    const links = screen.getAllByRole('link', { name: /^View Bio of / });

    expect(screen.getByText(`${roster.length} expert agents`)).toBeInTheDocument();
    const paths = links.map((link) => link.getAttribute('href'));
    expect(paths[0]).toBe(`/team/${founder}`);
    expect(paths.toSorted()).toEqual(roster.map(({ id }) => `/team/${id}`).toSorted());
  });

  it('T03 T04 T05 T06 moves the strip of 320 px cards by 350 px, and looks at its ends after 100 ms', () => {
    jest.useFakeTimers();
    const at = jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(0);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1700);
    show();
    const strip = screen.getByRole('group', { name: roster[0]?.name ?? '' }).parentElement as HTMLElement;
    strip.scrollBy = jest.fn();
    const [previous, next] = ['Previous', 'Next'].map((name) =>
      screen.getByRole('button', { name: new RegExp(name) }),
    );

    expect(getComputedStyle(strip).gridAutoColumns).toMatch(/^min\(320px, /);
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(next as HTMLElement);
    expect(strip.scrollBy).toHaveBeenCalledWith({ left: 350, behavior: 'smooth' });

    at.mockReturnValue(690);
    act(() => void jest.advanceTimersByTime(99));
    expect(next).toHaveAttribute('aria-disabled', 'false');
    act(() => void jest.advanceTimersByTime(1));
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(previous).toHaveAttribute('aria-disabled', 'false');
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('T07 leads on to the contact page and the properties', () => {
    show();

    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/properties');
  });

  it('G06 has a head of its own', () => {
    expect(head()).toMatchObject({ title: 'Meet Our Team | Dos Mares Estates', canonical: '/team' });
  });
});
