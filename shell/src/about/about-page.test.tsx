import { agentById, founder, roster } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import AboutPage, { head } from './about-page.tsx';

const slots = { get: () => ({ default: ({ ids }: { ids: number[] }) => <p>{ids.join()}</p> }) };

const region = (name: string) => screen.getByRole('region', { name });

it('G04 A01 A04 A05 tells Our Story, and shows everybody, the record, who wrote of it and the founder’s words', () => {
  render(
    <TestPlatform path="/about" slots={slots}>
      <AboutPage />
    </TestPlatform>,
  );

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
