import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import TeamGrid from './team-grid.tsx';

describe('the team grid', () => {
  it('H07 A04 shows agents in the order given, each leading to the person', () => {
    render(
      <TestPlatform>
        <TeamGrid ids={[12, 1, 3, 8]} />
      </TestPlatform>,
    );

    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(names).toEqual(['Leonor Arriaga', 'Marisol Quintero', 'Catalina Orozco', 'Emilio Carranza']);
    expect(links).toEqual(['/team/12', '/team/1', '/team/3', '/team/8']);
  });

  it('T02 shows nobody for an id that is not on the roster', () => {
    render(
      <TestPlatform>
        <TeamGrid ids={[11]} />
      </TestPlatform>,
    );

    expect(screen.queryByRole('link')).toBeNull();
  });
});
