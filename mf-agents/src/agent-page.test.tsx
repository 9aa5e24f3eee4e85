import { type Profile, profiles } from '@dosmares/content/profiles';
import { type RosterEntry, roster, telHref } from '@dosmares/content/roster';
import { submitPolicies } from '@dosmares/content/submit-policies';
import { TestPlatform } from '@dosmares/platform/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Reviews } from './agent/reviews.tsx';
import AgentPage, { head } from './agent-page.tsx';

const slugs = roster.map(({ slug }) => slug);
const [somebody] = roster as readonly [RosterEntry];
const { id, name, slug, phone, email } = somebody;
const profileOf = (of: number) => profiles[of] as Profile;
const reviewed = roster.find((agent) => profileOf(agent.id).reviews.length > 0) ?? somebody;

function show(slug: string) {
  const { container } = render(
    <TestPlatform>
      <AgentPage params={{ agent: slug }} />
    </TestPlatform>,
  );

  return container;
}

const section = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement;
const valuesOf = (term: string, selector = '*') =>
  screen.getByText(term, { selector }).closest('div')?.querySelector('dd')?.textContent;
const itemsUnder = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('an agent page', () => {
  it.each(roster)('AG04 AG07 AG19 AG20 AG21 AG22 shows the facts of $name', ({ id, slug }) => {
    const { title, specialization, yearsShown, propertiesSold, certifications, languages } = profileOf(id);
    show(slug);

    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText(`Specializing in ${specialization}`)).toBeInTheDocument();
    expect(valuesOf('Years Experience')).toBe(yearsShown);
    expect(valuesOf('Properties Sold')).toBe(`${propertiesSold}+`);
    expect(itemsUnder('Certifications')).toEqual(certifications);
    expect(itemsUnder('Languages')).toEqual(languages);
    expect(itemsUnder('Specialization')).toEqual([specialization]);
  });

  it.each(roster)(
    'AG04 AG05 AG08 AG10 $name has a portrait, a tagline, a story and listings of the right kind',
    (agent) => {
      const page = show(agent.slug);
      const { tagline, bio, listingsHeading, submitPolicy } = profileOf(agent.id);

      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(agent.name);
      expect(screen.getByRole('img', { name: new RegExp(`portrait of ${agent.name}`) })).toHaveAttribute(
        'fetchpriority',
        'high',
      );
      expect(screen.getByText(tagline)).toBeInTheDocument();
      expect(section(`About ${agent.firstName}`).querySelectorAll('p')).toHaveLength(bio.length);
      expect(screen.getByRole('heading', { name: listingsHeading })).toBeInTheDocument();
      const frame = submitPolicies[submitPolicy].sentBy === 'form' ? 'form' : 'group';
      expect(screen.getByRole(frame, { name: `Write to ${agent.name}` })).toBeInTheDocument();
      expect(page.querySelector('[data-slot="mf-listings/agent-listings"]')).not.toBeNull();
    },
  );

  it('AG06 calls the phone, and leads to the form', () => {
    show(slug);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();

    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', telHref(phone));
    const link = screen.getByRole('link', { name: 'Send Message' });
    fireEvent.click(link);

    expect(link).toHaveAttribute('href', '#get-in-touch');
    expect(scroll.mock.contexts[0]).toBe(document.getElementById('get-in-touch'));
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(screen.getByRole('heading', { name: 'Get In Touch' })).toHaveFocus();
  });

  it('AG09 leads to all properties', () => {
    show(slug);

    expect(screen.getByRole('link', { name: 'View All Properties' })).toHaveAttribute('href', '/properties');
  });

  it('AG12 shows every review with five stars', () => {
    show(reviewed.slug);
    const reviews = within(section('Client Reviews')).getAllByRole('listitem');

    expect(reviews).toHaveLength(profileOf(reviewed.id).reviews.length);
    for (const review of reviews) {
      expect(within(review).getByRole('img', { name: 'Rated 5 of 5' }).querySelectorAll('svg')).toHaveLength(
        5,
      );
      expect(review.querySelector('blockquote')).not.toBeEmptyDOMElement();
      expect(review.querySelector('figcaption')).not.toBeEmptyDOMElement();
    }
  });

  it('AG13 gives phone and e-mail beside the form', () => {
    show(slug);
    const touch = within(section('Get In Touch'));

    expect(touch.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
    expect(touch.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });

  it.each(roster)('A9-1 A9-2 $name is called at the first phone, and a second is labelled', (agent) => {
    const { phoneSecondary, phoneLabels } = agent;
    show(agent.slug);

    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', telHref(agent.phone));
    expect(valuesOf(phoneLabels?.primary ?? 'Phone', 'dt')).toBe(agent.phone);
    if (phoneLabels) expect(valuesOf(phoneLabels.secondary, 'dt')).toBe(phoneSecondary);
  });

  it('AG12 leaves out the reviews of whom nobody has reviewed yet', () => {
    render(<Reviews reviews={[]} />);

    expect(document.body).toHaveTextContent('');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('what search engines are told of an agent', () => {
  it('G10 both addresses are one page, called by the short one', () => {
    expect(head({ agent: slug })).toMatchObject({
      title: `${name}, listings and reviews | Dos Mares Estates`,
      canonical: `/${slug}`,
      image: expect.stringMatching(new RegExp(`^/media/[0-9a-f]{8}/agents/agent-${id}\\.jpg$`)),
    });
  });

  it.each(slugs)('%s is described as a person of the house, without ratings', (agent) => {
    const { jsonLd, description } = head({ agent });

    expect(jsonLd?.map((thing) => thing['@type'])).toEqual(['RealEstateAgent', 'BreadcrumbList']);
    expect(JSON.stringify(jsonLd)).not.toMatch(/rating|review/i);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  it('X08 an unknown name is not found', () => {
    expect(head({ agent: 'nobody' })).toMatchObject({ status: 404 });
    show('nobody');
    expect(screen.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeInTheDocument();
  });
});
