import { profiles } from '@dosmares/content/profiles';
import { type RosterEntry, roster, telHref } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import TeamMemberPage, { head } from './team-member-page.tsx';

const show = (id: string) =>
  render(
    <TestPlatform>
      <TeamMemberPage params={{ id }} />
    </TestPlatform>,
  );
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const [somebody] = roster as readonly [RosterEntry];
const { id, name, phone, email, slug } = somebody;

describe('a team member page', () => {
  it('T08 T10 shows the person, whose canonical address is the landing page, and links to what comes next', () => {
    show(String(id));

    const heading = screen.getByRole('heading', { level: 1, name });
    expect(screen.getByRole('img', { name: new RegExp(`portrait of ${name}`) })).toBeInTheDocument();
    const { propertiesSold = 0, bio = [], certifications = [], languages = [] } = profiles[id] ?? {};
    for (const item of [`${propertiesSold}+`, ...bio, ...certifications, ...languages])
      expect(heading.closest('article')).toHaveTextContent(item);
    for (const [text, address] of [
      [phone, telHref(phone)],
      [email, `mailto:${email}`],
      ['Schedule Consultation', `/contact?agent=${slug}&type=general`],
      ['Contact Us', '/contact'],
      ['Browse Properties', '/properties'],
      ['Back to Team', '/team'],
      ['Listings and reviews', `/${slug}`],
    ] as const)
      expect(link(text)).toBe(address);

    expect(head({ id: String(id) })).toMatchObject({
      title: `${name} | Dos Mares Estates`,
      canonical: `/${slug}`,
      jsonLd: [{ '@type': 'RealEstateAgent' }, { '@type': 'BreadcrumbList' }],
    });
  });

  it.each(roster)('T09 $name shows a second phone only if there is one', ({ id, phoneSecondary }) => {
    show(String(id));
    const labels = screen.getAllByRole('term').map((term) => term.textContent);

    expect(labels).toEqual(expect.arrayContaining(phoneSecondary ? ['Cell', 'Mexico Number'] : ['Phone']));
    expect(labels.includes('Mexico Number')).toBe(Boolean(phoneSecondary));
  });

  it.each(['9999', '-1', '012', '1.0', '12abc', ''])('T11 X08 "%s" is no agent', (id) => {
    show(id);

    expect(screen.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeInTheDocument();
    expect(screen.getByText("The agent you're looking for doesn't exist")).toBeInTheDocument();
    expect(link('Back to Team')).toBe('/team');
    expect(screen.getByTestId('slot mf-agents/team-grid')).toBeInTheDocument();
    expect(head({ id })).toMatchObject({ status: 404 });
    expect(head({ id })).not.toHaveProperty('canonical');
  });
});
