import { priceInDollars } from '@dosmares/content/listings';
import { type Property, properties } from '@dosmares/content/properties';
import { agentById, type RosterEntry, telHref } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import PropertyPage from './property-page.tsx';

const [house] = properties as readonly [Property];

const page = (id: string) => (
  <TestPlatform path={`/property/${id}`}>
    <PropertyPage params={{ id }} />
  </TestPlatform>
);

async function navigateTo(id: string) {
  render(page(id));
  await act(() => jest.advanceTimersByTimeAsync(200));
}

const link = (name: string) => screen.getByRole('link', { name });

describe('PropertyPage', () => {
  let fetch: jest.Mock;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(window, 'scrollTo').mockImplementation();
    fetch = jest.fn();
    Object.assign(globalThis, { fetch });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('D01 first shows "Loading property..." at the top of the page, and says so', async () => {
    render(page(house.id));

    expect(screen.getByRole('heading', { level: 1, name: 'Loading property...' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading property...');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('Loading property...')).toBeNull();
  });

  it('D01 keeps the focus on the heading that got it on arrival', async () => {
    render(page(house.id));
    const heading = screen.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();

    await act(() => jest.advanceTimersByTimeAsync(200));

    expect(screen.getByRole('heading', { level: 1, name: house.title })).toHaveFocus();
  });

  it.each(properties.map(({ id }) => id))(
    'D01 D02 serves property %s in the HTML and brings it to life without a complaint',
    async (id) => {
      const complaints = jest.spyOn(console, 'error').mockImplementation();
      const root = document.createElement('div');
      root.innerHTML = renderToString(page(id));
      const title = properties.find((property) => property.id === id)?.title ?? '';
      expect(root.querySelector('h1')).toHaveTextContent(title);
      expect(root).not.toHaveTextContent('Loading property');

      await act(async () => hydrateRoot(root, page(id)));

      expect(root.querySelector('h1')).toHaveTextContent(title);
      expect(complaints).not.toHaveBeenCalled();
    },
  );

  it.each(['9999', 'abc', '1x'])('D02 D03 says that there is no property %s', async (id) => {
    await navigateTo(id);

    expect(screen.getByRole('heading', { level: 1, name: 'Property Not Found' })).toBeVisible();
    expect(screen.getByText("The property you're looking for doesn't exist.")).toBeVisible();
    expect(link('Back to Properties')).toHaveAttribute('href', '/properties');
    expect(screen.getByTestId('slot mf-listings/featured-grid')).toBeVisible();
  });

  it('D04 leads back to the search and home', async () => {
    await navigateTo(house.id);

    expect(link('Back to Browse')).toHaveAttribute('href', '/properties');
    expect(link('Close')).toHaveAttribute('href', '/');
  });

  it('D05 shows the badges', async () => {
    await navigateTo(house.id);

    expect(screen.getByText('Featured')).toBeVisible();
    expect(screen.getByText('Luxury')).toBeVisible();
  });

  it.each(properties)('D06 shows all there is to say of property $id', async (property) => {
    await navigateTo(property.id);

    expect(screen.getByRole('heading', { level: 1, name: property.title })).toBeVisible();
    for (const text of [property.price, property.fullLocation, property.sqft, property.description]) {
      expect(screen.getAllByText(text)[0]).toBeVisible();
    }
    expect(definition('Bedrooms')).toBe(String(property.beds));
    expect(definition('Bathrooms')).toBe(String(property.baths));
    expect(definition('Size')).toBe(property.sqft);
    expect(definition('Year built')).toBe(String(property.yearBuilt));
    const features = within(screen.getByRole('region', { name: 'Features' })).getAllByRole('listitem');
    expect(features.map((feature) => feature.textContent)).toEqual(property.features);
  });

  it.each(properties)('D07 shows the additional details of property $id', async (property) => {
    await navigateTo(property.id);

    expect(definition('Lot size')).toBe(property.lotSize);
    expect(definition('Property type')).toBe(property.propertyType);
    expect(definition('Status')).toBe(property.status);
    expect(definition('MLS number')).toBe(property.mlsNumber);
    expect(definition('Property ID')).toBe(property.id);
  });

  it.each(properties)('D13 shows who sells property $id, and how to reach them', async (property) => {
    await navigateTo(property.id);
    const agent = agentById(property.agentId) as RosterEntry;
    const panel = within(screen.getByRole('complementary'));

    expect(panel.getByRole('link', { name: agent.name })).toHaveAttribute('href', `/${agent.slug}`);
    expect(panel.getByRole('img')).toHaveAccessibleName();
    expect(panel.getByRole('link', { name: agent.phone })).toHaveAttribute('href', telHref(agent.phone));
    const message = new URL(
      panel.getByRole('link', { name: `Message ${agent.firstName}` }).getAttribute('href') ?? '',
    );
    expect(message.searchParams.get('text')).toContain(property.title);
  });

  it('D08 C20 leads to the contact page, and takes the house along', async () => {
    await navigateTo(house.id);

    expect(link('Contact Agent')).toHaveAttribute('href', `/contact?property=${house.id}`);
    for (const way of screen.getAllByRole('link', { name: 'Schedule Viewing' }))
      expect(way).toHaveAttribute('href', `/contact?property=${house.id}&viewing=yes`);
  });

  it('D24 tells where the house faces, about where it stands and what is around', async () => {
    await navigateTo(house.id);

    expect(screen.getByText(house.orientation)).toBeVisible();
    await screen.findByRole('group', { name: /^Map: about where the house stands/ });
    expect(screen.getByText('About here')).toBeVisible();
    expect(screen.getByText('Airport', { selector: 'dt' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Buying in Mexico' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(3);
  });

  it('V05 offers to walk through the house on a call', async () => {
    await navigateTo(house.id);

    expect(link('Walk through on a call')).toHaveAttribute(
      'href',
      `/contact?property=${house.id}&viewing=call`,
    );
  });

  it('D09 D10 offers to copy and to mail the page', async () => {
    await navigateTo(house.id);

    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    expect(link('Email').getAttribute('href')).toContain(
      `mailto:?subject=${encodeURIComponent(house.title)}&body=http`,
    );
  });

  it('D20 tells what the house costs to buy and to keep, as general information, and whom to ask', async () => {
    await navigateTo(house.id);
    const section = within(screen.getByRole('region', { name: 'What it costs to buy and to keep' }));
    const row = (name: RegExp) => section.getByRole('row', { name });
    const dollars = priceInDollars(house.price);

    expect(row(/^Closing, in total/)).toHaveTextContent(
      `$${(dollars * 0.04).toLocaleString('en-US')} to $${(dollars * 0.08).toLocaleString('en-US')}`,
    );
    for (const name of [
      /^Transfer tax/,
      /^Notary/,
      /^Trust and registration/,
      /^Property tax/,
      /^Community/,
      /^Insurance/,
    ])
      expect(row(name)).toHaveTextContent(/\$[\d,]+ to \$[\d,]+/);
    expect(
      section.getByText(/^General information, not legal or tax advice.*checked in 20\d\d/),
    ).toBeVisible();
    expect(section.getByRole('link', { name: /^Ask / }).getAttribute('href')).toMatch(
      new RegExp(`^/contact\\?property=${house.id}&agent=`),
    );
  });

  it('G17 fetches nothing', async () => {
    await navigateTo(house.id);

    expect(fetch).not.toHaveBeenCalled();
  });
});

const definition = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
