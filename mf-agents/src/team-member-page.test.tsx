import { roster } from '@dosmares/content/roster';
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

describe('a team member page', () => {
  it('T08 shows photo, phone, e-mail, figures, biography, credentials and languages', () => {
    show('2');

    expect(screen.getByRole('heading', { level: 1, name: 'Adrian Bellamy' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Portrait of Adrian Bellamy' })).toBeInTheDocument();
    expect(link('+1 (760) 555-0102')).toBe('tel:+17605550102');
    expect(link('adrian@dosmares.example')).toBe('mailto:adrian@dosmares.example');
    expect(screen.getByText('60+')).toBeInTheDocument();
    expect(screen.getByText(/^Adrian came to Baja/)).toBeInTheDocument();
    for (const item of ['REALTOR', 'GRI', 'ABR', 'MLS Member', 'English'])
      expect(screen.getByRole('heading', { level: 1 }).closest('article')).toHaveTextContent(item);
  });

  it.each(roster)('T09 $name shows a second phone only if there is one', ({ id, phoneSecondary }) => {
    show(String(id));

    expect(labels()).toEqual(expect.arrayContaining(phoneSecondary ? ['Cell', 'Mexico Number'] : ['Phone']));
    expect(labels().includes('Mexico Number')).toBe(Boolean(phoneSecondary));
  });

  it('T10 leads on to the contact page, the properties, the team and the agent', () => {
    show('2');

    expect(link('Schedule Consultation')).toBe('/contact');
    expect(link('Contact Us')).toBe('/contact');
    expect(link('Browse Properties')).toBe('/properties');
    expect(link('Back to Team')).toBe('/team');
    expect(link('Listings and reviews')).toBe('/adrian-bellamy');
  });

  it.each(['11', '99', '0', '-1', '012', '1.0', 'abc', '12abc', ''])('T11 X08 "%s" names nobody', (id) => {
    show(id);

    expect(screen.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeInTheDocument();
    expect(screen.getByText("The agent you're looking for doesn't exist")).toBeInTheDocument();
    expect(link('Back to Team')).toBe('/team');
    expect(head({ id })).toMatchObject({ status: 404 });
    expect(head({ id })).not.toHaveProperty('canonical');
  });

  it('T08 is a page of its own for search engines', () => {
    expect(head({ id: '12' })).toMatchObject({
      title: 'Leonor Arriaga | Dos Mares Estates',
      canonical: '/team/12',
    });
    expect(head({ id: '12' }).jsonLd?.map((thing) => thing['@type'])).toEqual([
      'RealEstateAgent',
      'BreadcrumbList',
    ]);
  });
});
