import { profiles } from '@dosmares/content/profiles';
import { type RosterEntry, roster, telHref } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import TeamMemberPage, { head } from './team-member-page.tsx';

function show(id: string) {
  return render(
    <TestPlatform>
      <TeamMemberPage params={{ id }} />
    </TestPlatform>,
  );
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const labels = () => screen.getAllByRole('term').map((term) => term.textContent);

const [somebody] = roster as readonly [RosterEntry];
const { id, name, phone, email, slug } = somebody;

describe('a team member page', () => {
  it('T08 shows photo, phone, e-mail, figures, biography, credentials and languages', () => {
    show(String(id));

    expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: new RegExp(`portrait of ${name}`) })).toBeInTheDocument();
    expect(link(phone)).toBe(telHref(phone));
    expect(link(email)).toBe(`mailto:${email}`);
    const { propertiesSold = 0, bio = [], certifications = [], languages = [] } = profiles[id] ?? {};
    expect(screen.getByText(`${propertiesSold}+`)).toBeInTheDocument();
    for (const item of [...bio, ...certifications, ...languages])
      expect(screen.getByRole('heading', { level: 1 }).closest('article')).toHaveTextContent(item);
  });

  it.each(roster)('T09 $name shows a second phone only if there is one', ({ id, phoneSecondary }) => {
    show(String(id));

    expect(labels()).toEqual(expect.arrayContaining(phoneSecondary ? ['Cell', 'Mexico Number'] : ['Phone']));
    expect(labels().includes('Mexico Number')).toBe(Boolean(phoneSecondary));
  });

  it('T10 leads on to the contact page, the properties, the team and the agent', () => {
    show(String(id));

    expect(link('Schedule Consultation')).toBe(`/contact?agent=${slug}&type=general`);
    expect(link('Contact Us')).toBe('/contact');
    expect(link('Browse Properties')).toBe('/properties');
    expect(link('Back to Team')).toBe('/team');
    expect(link('Listings and reviews')).toBe(`/${slug}`);
  });

  it.each(['9999', '0', '-1', '012', '1.0', 'abc', '12abc', ''])('T11 X08 "%s" names nobody', (id) => {
    show(id);

    expect(screen.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeInTheDocument();
    expect(screen.getByText("The agent you're looking for doesn't exist")).toBeInTheDocument();
    expect(link('Back to Team')).toBe('/team');
    expect(screen.getByTestId('slot mf-agents/team-grid')).toBeInTheDocument();
    expect(head({ id })).toMatchObject({ status: 404 });
    expect(head({ id })).not.toHaveProperty('canonical');
  });

  it('T08 names the landing page as the one address of the person for search engines', () => {
    expect(head({ id: String(id) })).toMatchObject({
      title: `${name} | Dos Mares Estates`,
      canonical: `/${slug}`,
    });
    expect(head({ id: String(id) }).jsonLd?.map((thing) => thing['@type'])).toEqual([
      'RealEstateAgent',
      'BreadcrumbList',
    ]);
  });
});
