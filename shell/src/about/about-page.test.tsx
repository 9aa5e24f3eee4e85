import { agentById, founder, roster } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expectFirstTabEveryTime } from '../sections/testing/tabbed-dialog.ts';
import AboutPage, { head } from './about-page.tsx';

const slots = {
  get: () => ({
    default: (({ ids }: { ids: number[] }) => (
      <ul>
        {ids.map((id) => (
          <li key={id}>{`team ${id}`}</li>
        ))}
      </ul>
    )) as ComponentType<never>,
  }),
};

function open() {
  render(
    <TestPlatform path="/about" slots={slots}>
      <AboutPage />
    </TestPlatform>,
  );

  return userEvent.setup();
}

describe('the about page', () => {
  it('G04 A01 tells Our Story', () => {
    open();

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  });

  it.each(['National Recognition', 'Major Developments', 'Industry Pioneer'])(
    'A02 A06 opens the milestone %s and closes it again',
    async (name) => {
      const visitor = open();

      expect(screen.getByRole('heading', { name: new RegExp(`^(19|20)\\d{2} ${name}$`) })).toBeVisible();
      await visitor.click(screen.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name });
      expect(dialog.querySelectorAll('p').length).toBeGreaterThan(1);
      await visitor.click(within(dialog).getByRole('button', { name: 'Close' }));

      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it.each(['Client-First', 'Excellence', 'Expertise', 'Integrity'])(
    'A03 A06 opens the value %s on its first tab, every time',
    (name) => expectFirstTabEveryTime(open(), name),
  );

  it('A04 asks mf-agents for every member', () => {
    open();

    const team = screen.getByRole('region', { name: 'Meet Our Team' });
    expect(within(team).getAllByRole('listitem')).toHaveLength(roster.length);
    for (const { id } of roster) expect(within(team).getByText(`team ${id}`)).toBeVisible();
  });

  it('A05 shows the track record, As Featured On and the founder’s words', () => {
    open();

    const record = screen.getByRole('region', { name: 'Our Track Record' });
    for (const figure of [claims.years, claims.clients, claims.properties, claims.sales])
      expect(record).toHaveTextContent(figure.text);
    expect(
      screen.getByRole('region', { name: 'As Featured On' }).querySelectorAll('li').length,
    ).toBeGreaterThan(3);
    expect(screen.getByRole('figure')).toHaveTextContent(agentById(founder)?.name as string);
  });

  it('tells search engines where it stands', () => {
    expect(head()).toMatchObject({ canonical: '/about', jsonLd: [{ '@type': 'BreadcrumbList' }] });
  });
});
