import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { LinkBar } from './link-bar.tsx';
import { ReportHeader } from './report-header.tsx';

describe('the top of the report', () => {
  it('M01 links to home, properties, team and about', () => {
    render(<LinkBar />, { wrapper: TestPlatform });

    const links = within(screen.getByRole('navigation', { name: 'Report' })).getAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['HOME', '/'],
      ['PROPERTIES', '/properties'],
      ['TEAM', '/team'],
      ['ABOUT', '/about'],
    ]);
  });

  it('M01 has a header with logo, brand and the way home', () => {
    const { container } = render(<ReportHeader />, { wrapper: TestPlatform });

    expect(container.querySelector('header img')).toHaveAttribute(
      'src',
      expect.stringMatching(/mark-reversed\.svg$/),
    );
    expect(screen.getByRole('link', { name: 'Dos Mares Estates' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'HOME' })).toHaveAttribute('href', '/');
  });
});
