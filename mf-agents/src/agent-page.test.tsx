import { type Profile, profiles } from '@dosmares/content/profiles';
import { type RosterEntry, roster, telHref } from '@dosmares/content/roster';
import { submitPolicies } from '@dosmares/content/submit-policies';
import { TestPlatform } from '@dosmares/platform/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Reviews } from './agent/reviews.tsx';
import AgentPage, { head } from './agent-page.tsx';

const [somebody] = roster as readonly [RosterEntry];
const { id, name, slug, phone, email } = somebody;
const profileOf = (of: number) => profiles[of] as Profile;
const reviewed = roster.find((agent) => profileOf(agent.id).reviews.length > 0) ?? somebody;

const show = (slug: string) =>
  render(
    <TestPlatform>
      <AgentPage params={{ agent: slug }} />
    </TestPlatform>,
  ).container;
const section = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement;
const link = (name: string) => screen.getByRole('link', { name });
const figureOf = (label: string) => screen.getByText(label).previousElementSibling?.textContent;
const contactOf = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const itemsUnder = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe.each(roster)('the page of $name', (agent) => {
  const profile = profileOf(agent.id);

  it('AG04-AG05 AG07-AG08 AG10 AG19-AG22 A9-1 A9-2 shows the whole profile, and listings of the right kind', () => {
    const page = show(agent.slug);

    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(agent.name);
    expect(screen.getByRole('img', { name: new RegExp(`portrait of ${agent.name}`) })).toBeInTheDocument();
    for (const text of [profile.title, profile.tagline, `Specializing in ${profile.specialization}`])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(section(`About ${agent.firstName}`).querySelectorAll('p')).toHaveLength(profile.bio.length);
    expect(figureOf('Years Experience')).toBe(profile.yearsShown);
    expect(figureOf('Properties Sold')).toBe(`${profile.propertiesSold}+`);
    expect(itemsUnder('Certifications')).toEqual(profile.certifications);
    expect(itemsUnder('Languages')).toEqual(profile.languages);
    expect(itemsUnder('Specialization')).toEqual([profile.specialization]);
    expect(screen.getByRole('heading', { name: profile.listingsHeading })).toBeInTheDocument();
    expect(page.querySelector('[data-slot="mf-listings/agent-listings"]')).not.toBeNull();
    const frame = submitPolicies[profile.submitPolicy].sentBy === 'form' ? 'form' : 'group';
    expect(screen.getByRole(frame, { name: `Write to ${agent.name}` })).toBeInTheDocument();
    expect(link('Call Now')).toHaveAttribute('href', telHref(agent.phone));
    expect(contactOf(agent.phoneLabels?.primary ?? 'Phone')).toBe(agent.phone);
    if (agent.phoneLabels) expect(contactOf(agent.phoneLabels.secondary)).toBe(agent.phoneSecondary);
    expect(head({ agent: agent.slug }).description.length).toBeLessThanOrEqual(170);
  });
});

describe('an agent page', () => {
  it('AG06 AG09 AG13 links to all properties, and to the form, with phone and e-mail beside it', () => {
    show(slug);
    const touch = within(section('Get In Touch'));
    expect(link('View All Properties')).toHaveAttribute('href', '/properties');
    expect(touch.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
    expect(touch.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    fireEvent.click(link('Send Message'));

    expect(link('Send Message')).toHaveAttribute('href', '#get-in-touch');
    expect(scroll.mock.contexts[0]).toBe(document.getElementById('get-in-touch'));
    expect(screen.getByRole('heading', { name: 'Get In Touch' })).toHaveFocus();
  });

  it('AG12 shows every review with five stars, and no section without reviews', () => {
    show(reviewed.slug);
    const reviews = within(section('Client Reviews')).getAllByRole('listitem');

    expect(reviews).toHaveLength(profileOf(reviewed.id).reviews.length);
    for (const review of reviews) {
      const stars = within(review).getByRole('img', { name: 'Rated 5 of 5' });
      expect(stars.querySelectorAll('svg')).toHaveLength(5);
      expect(review.querySelector('blockquote')).not.toBeEmptyDOMElement();
      expect(review.querySelector('figcaption')).not.toBeEmptyDOMElement();
    }
    expect(render(<Reviews reviews={[]} />).container).toBeEmptyDOMElement();
  });

  it('G10 X08 has one canonical address, and is not found for an unknown name', () => {
    expect(head({ agent: slug })).toMatchObject({
      title: `${name}, listings and reviews | Dos Mares Estates`,
      canonical: `/${slug}`,
      jsonLd: [{ '@type': 'RealEstateAgent' }, { '@type': 'BreadcrumbList' }],
      picture: { src: expect.stringMatching(new RegExp(`^/media/[0-9a-f]{8}/agents/agent-${id}\\.jpg$`)) },
    });

    show('nobody');
    expect(head({ agent: 'nobody' })).toMatchObject({ status: 404 });
    expect(screen.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeInTheDocument();
  });
});
