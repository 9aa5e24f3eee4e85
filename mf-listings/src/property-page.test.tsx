import { costs } from '@dosmares/content/costs';
import { priceInDollars } from '@dosmares/content/listings';
import { type Property, properties, propertyById } from '@dosmares/content/properties';
import { agentById, type RosterEntry, telHref } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen, within } from '@testing-library/react';
import PropertyPage, { head, useProperty } from './property-page.tsx';

const [house, other = house] = properties as readonly [Property, ...Property[]];

const page = (id: string) => (
  <TestPlatform path={`/property/${id}`}>
    <PropertyPage params={{ id }} />
  </TestPlatform>
);
const painted = () => act(() => jest.advanceTimersByTimeAsync(200));

async function navigateTo(id: string) {
  render(page(id));
  await painted();
}

const title = (name: string) => screen.getByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name });
const definition = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation();
  Object.assign(globalThis, { fetch: jest.fn() });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('D01 G17 says "Loading property..." at the top, also when the id changes, and keeps the focus on the heading', async () => {
  const { rerender } = render(page(house.id));
  const heading = title('Loading property...');
  heading.tabIndex = -1;
  heading.focus();

  expect(screen.getByRole('status')).toHaveTextContent('Loading property...');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  await painted();
  expect(title(house.title)).toHaveFocus();

  rerender(page(other.id));
  expect(title('Loading property...')).toBeVisible();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  await painted();
  expect(title(other.title)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

it('D11 recovers from a lookup that throws once', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const lookup = jest.fn(propertyById).mockImplementationOnce(() => {
    throw new Error('away');
  });
  function Probe() {
    const state = useProperty(house.id, lookup);

    return <p>{typeof state === 'string' ? state : state.title}</p>;
  }
  render(<Probe />);
  await painted();

  expect(screen.getByText(house.title)).toBeVisible();
  expect(console.error).toHaveBeenCalledWith('Error loading property', expect.any(Error));
});

it.each(['9999', '01', ''])('D02 D03 X08 says that there is no property %j', async (id) => {
  await navigateTo(id);
  const description = "The property you're looking for doesn't exist.";

  expect(title('Property Not Found')).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
  expect(link('Back to Properties')).toHaveAttribute('href', '/properties');
  expect(screen.getByTestId('slot mf-listings/featured-grid')).toBeVisible();
  expect(head({ id })).toEqual({ title: 'Property Not Found | Dos Mares Estates', description, status: 404 });
});

it.each(properties)(
  'D05 D06 D07 D13 shows every fact about property $id, and its agent',
  async (property) => {
    await navigateTo(property.id);
    const { beds, baths, sqft, yearBuilt, lotSize, propertyType, status, mlsNumber, id } = property;
    const agent = agentById(property.agentId) as RosterEntry;
    const panel = within(screen.getByRole('complementary'));
    const features = within(screen.getByRole('region', { name: 'Features' })).getAllByRole('listitem');

    for (const text of [
      'Luxury',
      property.title,
      property.price,
      property.fullLocation,
      property.description,
    ])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(features.map((feature) => feature.textContent)).toEqual(property.features);
    expect(
      ['Bedrooms', 'Bathrooms', 'Size', 'Year built', 'Lot size', 'Property type'].map(definition),
    ).toEqual([`${beds}`, `${baths}`, sqft, `${yearBuilt}`, lotSize, propertyType]);
    expect(['Status', 'MLS number', 'Property ID'].map(definition)).toEqual([status, mlsNumber, id]);
    expect(panel.getByRole('link', { name: agent.name })).toHaveAttribute('href', `/${agent.slug}`);
    expect(panel.getByRole('img')).toHaveAccessibleName();
    expect(panel.getByRole('link', { name: agent.phone })).toHaveAttribute('href', telHref(agent.phone));
    expect(panel.getByRole('link', { name: `Message ${agent.firstName}` })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(property.title)),
    );
  },
);

it('D04 D08 C20 V05 links back, home, and to the contact page with the house', async () => {
  await navigateTo(house.id);
  const contact = `/contact?property=${house.id}`;

  for (const [name, address] of [
    ['Back to Browse', '/properties'],
    ['Close', '/'],
    ['Contact Agent', contact],
    ['Video tour', `${contact}&viewing=call`],
  ] as const)
    expect(link(name)).toHaveAttribute('href', address);
  for (const way of screen.getAllByRole('link', { name: 'Schedule Viewing' }))
    expect(way).toHaveAttribute('href', `${contact}&viewing=yes`);
});

it.each(properties.filter(({ near }) => near))(
  'D24 shows the orientation, the approximate location and the surroundings of house $id',
  async (house) => {
    await navigateTo(house.id);
    const guide = within(screen.getByRole('region', { name: 'Buying in Mexico' }));

    expect(screen.getByText(house.orientation)).toBeVisible();
    const map = within(await screen.findByRole('group', { name: /^Map: about where the house stands/ }));
    for (const sea of house.orientation.match(/Pacific|Sea of Cortez/g) ?? [])
      expect(map.getByText(new RegExp(sea))).toBeVisible();
    expect(screen.getByText('About here')).toBeVisible();
    expect(screen.getByText('Airport', { selector: 'dt' })).toBeVisible();
    expect(guide.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
);

it('D20 shows what the house costs to buy, in total and to keep, as general information, and whom to ask', async () => {
  await navigateTo(house.id);
  const seller = agentById(house.agentId) as RosterEntry;
  const section = within(screen.getByRole('region', { name: 'What it costs to buy and to keep' }));
  const row = (name: string) => section.getByText(name, { selector: 'dt' }).parentElement;
  const shown = [costs.buying, costs.keeping].map(({ rows }) =>
    rows.map(({ name, sum }) => {
      const amounts =
        row(name)
          ?.textContent?.match(/\$[\d,]+/g)
          ?.map(priceInDollars) ?? [];

      return { sum, low: amounts[0] ?? 0, high: amounts[1] ?? amounts[0] ?? 0 };
    }),
  );

  // What a visitor adds up by hand.
  for (const lines of shown)
    lines.forEach(({ sum, ...total }, at) => {
      const above = lines.slice(0, at).filter((line) => !line.sum);
      for (const end of ['low', 'high'] as const)
        if (sum) expect(total[end]).toBe(above.reduce((all, line) => all + line[end], 0));
    });
  expect(row('Price and closing')).toHaveTextContent(/\$[\d,]{9,} to \$[\d,]{9,}/);
  expect(row('Community (HOA)')).toHaveTextContent(`$${(12 * house.communityFee).toLocaleString('en-US')}`);
  expect(row('Community (HOA)')).not.toHaveTextContent(' to $');
  expect(section.getByText(/^General information, not legal or tax advice.*checked in 20\d\d/)).toBeVisible();
  expect(section.getByRole('link', { name: `Ask ${seller.name}` })).toHaveAttribute(
    'href',
    `/contact?property=${house.id}&agent=${seller.slug}`,
  );
});

it.each(properties)('G03 describes property $id to search engines as a listing with an offer', (property) => {
  const { id, title: name, price, image } = property;
  const url = `/property/${id}`;
  const offers = { '@type': 'Offer', price: priceInDollars(price), priceCurrency: 'USD' };

  expect(head({ id })).toMatchObject({
    title: expect.stringMatching(new RegExp(`^${name}.* \\| Dos Mares Estates$`)),
    canonical: url,
    picture: { src: expect.stringContaining(`/${image}-`) },
    jsonLd: [{ '@type': 'RealEstateListing', name, url, offers }, {}],
  });
});
