import { profiles } from '@dosmares/content/profiles';
import { roster } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import AgentPage, { head } from './agent-page.tsx';

const slugs = roster.map(({ slug }) => slug);

function show(slug: string) {
  const { container } = render(
    <TestPlatform>
      <AgentPage params={{ agent: slug }} />
    </TestPlatform>,
  );

  return container;
}

const section = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement;
const valuesOf = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd')?.textContent;
const itemsUnder = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('an agent page', () => {
  // biome-ignore format: a table reads in columns
  it.each([
    ['AG19', 'adrian-bellamy', 'Luxury Property Specialist',  'Oceanfront Estates',     '8',  '60+',  ['REALTOR', 'GRI', 'ABR', 'MLS Member']],
    ['AG20', 'renata-solis',   'Investment Property Advisor', 'Investment & Portfolio', '2',  '12+',  ['REALTOR', 'CCIM', 'CRS', 'MLS Member']],
    ['AG21', 'valeria-montes', 'Real Estate Advisor',         'Luxury Properties',      '12', '50+',  ['REALTOR', 'MLS Member']],
    ['AG21', 'helena-marsh',   'Real Estate Advisor',         'Luxury Properties',      '11', '101+', ['REALTOR', 'MLS Member']],
    ['AG21', 'bruno-aguilar',  'Real Estate Advisor',         'Luxury Properties',      '1',  '4+',   ['REALTOR', 'MLS Member']],
  ])('AG04 AG07 %s shows the facts of %s', (_, slug, title, specialization, years, sold, certifications) => {
    show(slug);

    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText(`Specializing in ${specialization}`)).toBeInTheDocument();
    expect(valuesOf('Years Experience')).toBe(years);
    expect(valuesOf('Properties Sold')).toBe(sold);
    expect(itemsUnder('Certifications')).toEqual(certifications);
    expect(itemsUnder('Specialization')).toEqual([specialization]);
  });

  it('AG22 agent 10 speaks English and Spanish', () => {
    show('bruno-aguilar');

    expect(itemsUnder('Languages')).toEqual(['English', 'Spanish']);
  });

  it.each(roster)(
    'AG04 AG05 AG08 AG10 $name has a portrait, a tagline, a story and listings of the right kind',
    (agent) => {
      const page = show(agent.slug);
      const isFounder = agent.id === 12;

      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(agent.name);
      expect(screen.getByRole('img', { name: `Portrait of ${agent.name}` })).toHaveAttribute(
        'fetchpriority',
        'high',
      );
      expect(
        screen.getByText(isFounder ? 'Founder & Visionary Leader' : 'Your Luxury Real Estate Expert'),
      ).toBeInTheDocument();
      expect(section(`About ${agent.firstName}`).querySelectorAll('p')).toHaveLength(isFounder ? 5 : 1);
      expect(
        screen.getByRole('heading', { name: isFounder ? 'Landmark Properties' : 'My Current Listings' }),
      ).toBeInTheDocument();
      expect(page.querySelector('[data-slot="mf-listings/agent-listings"]')).not.toBeNull();
    },
  );

  it('AG06 calls the phone, and leads to the form', () => {
    show('adrian-bellamy');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();

    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+17605550102');
    const link = screen.getByRole('link', { name: 'Send Message' });
    fireEvent.click(link);

    expect(link).toHaveAttribute('href', '#get-in-touch');
    expect(scroll.mock.contexts[0]).toBe(document.getElementById('get-in-touch'));
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(screen.getByRole('heading', { name: 'Get In Touch' })).toHaveFocus();
  });

  it('AG09 leads to all properties', () => {
    show('adrian-bellamy');

    expect(screen.getByRole('link', { name: 'View All Properties' })).toHaveAttribute('href', '/properties');
  });

  it('AG12 shows three reviews of five stars each', () => {
    show('adrian-bellamy');
    const reviews = within(section('Client Reviews')).getAllByRole('listitem');

    expect(reviews).toHaveLength(3);
    for (const review of reviews) {
      expect(within(review).getByRole('img', { name: 'Rated 5 of 5' }).querySelectorAll('svg')).toHaveLength(
        5,
      );
      expect(review.querySelector('blockquote')).not.toBeEmptyDOMElement();
      expect(review.querySelector('figcaption')).not.toBeEmptyDOMElement();
    }
  });

  it('AG13 gives phone and e-mail beside the form', () => {
    show('adrian-bellamy');
    const touch = within(section('Get In Touch'));

    expect(touch.getByRole('link', { name: '+1 (760) 555-0102' })).toHaveAttribute(
      'href',
      'tel:+17605550102',
    );
    expect(touch.getByRole('link', { name: 'adrian@dosmares.example' })).toHaveAttribute(
      'href',
      'mailto:adrian@dosmares.example',
    );
    expect(touch.getByRole('form', { name: 'Write to Adrian Bellamy' })).toBeInTheDocument();
  });

  it('A9-1 A9-2 shows both phones of agent 9, and calls the first', () => {
    show('helena-marsh');

    expect(valuesOf('Phone (US)')).toBe('+1 (760) 555-0109');
    expect(valuesOf('MX')).toBe('+52 624 000 0109');
    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+17605550109');
  });

  it('AG11 shows the carousel of listings on exactly one page', () => {
    const layouts = roster.map(({ id }) => profiles[id]?.listingsLayout);

    expect(layouts.filter((layout) => layout === 'carousel')).toHaveLength(1);
  });
});

describe('what search engines are told of an agent', () => {
  it('G10 both addresses are one page, called by the short one', () => {
    expect(head({ agent: 'adrian-bellamy' })).toMatchObject({
      title: 'Adrian Bellamy, listings and reviews | Dos Mares Estates',
      canonical: '/adrian-bellamy',
      image: expect.stringMatching(/^\/media\/[0-9a-f]{8}\/agents\/agent-2\.jpg$/),
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
