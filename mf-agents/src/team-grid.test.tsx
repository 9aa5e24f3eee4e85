import { homeTeam, roster } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import TeamGrid from './team-grid.tsx';

describe('the team grid', () => {
  it('H07 A04 shows agents in the order given, each leading to the person', () => {
    render(
      <TestPlatform>
        <TeamGrid ids={homeTeam} />
      </TestPlatform>,
    );

    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(names).toEqual(homeTeam.map((id) => roster.find((agent) => agent.id === id)?.name));
    expect(links).toEqual(homeTeam.map((id) => `/team/${id}`));
  });

  it('T02 shows nobody for an id that is not on the roster', () => {
    render(
      <TestPlatform>
        <TeamGrid ids={[9999]} />
      </TestPlatform>,
    );

    expect(screen.queryByRole('link')).toBeNull();
  });
});
