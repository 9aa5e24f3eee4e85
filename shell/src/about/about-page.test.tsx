import { agentById, founder, roster } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectFirstTabEveryTime } from '../sections/testing/tabbed-dialog.ts';
import AboutPage, { head } from './about-page.tsx';

const slots = { get: () => ({ default: ({ ids }: { ids: number[] }) => <p>{ids.join()}</p> }) };

function open() {
  render(
    <TestPlatform path="/about" slots={slots}>
      <AboutPage />
    </TestPlatform>,
  );

  return userEvent.setup();
}

const region = (name: string) => screen.getByRole('region', { name });

describe('the about page', () => {
  it('G04 A01 A04 A05 tells Our Story, and shows everybody, the record, who wrote of it and the founder’s words', () => {
    open();

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Our Story' })).toBeVisible();
    const ids = [founder, ...roster.map(({ id }) => id).filter((id) => id !== founder)];
    expect(region('Meet Our Team')).toHaveTextContent(ids.join());
    for (const figure of [claims.years, claims.clients, claims.properties, claims.sales])
      expect(region('Our Track Record')).toHaveTextContent(figure.text);
    expect(region('As Featured On').querySelectorAll('li').length).toBeGreaterThan(3);
    expect(screen.getByRole('figure')).toHaveTextContent(agentById(founder)?.name as string);
    expect(head()).toMatchObject({ canonical: '/about', jsonLd: [{ '@type': 'BreadcrumbList' }] });
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
});
