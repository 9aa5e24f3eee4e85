import { featured, type Listing } from '@dosmares/content/listings';
import { agentById, roster } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import AgentListings from './agent-listings.tsx';

const [house] = featured as readonly [Listing];
const without = roster.find(({ id }) => featured.every(({ agentId }) => agentId !== id))?.id;

const show = (layout: 'grid' | 'carousel', agentId = without as number) =>
  render(
    <TestPlatform>
      <AgentListings layout={layout} agentId={agentId} />
    </TestPlatform>,
  );

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const isOf = (agentId: number | undefined) => (listing: Listing) => listing.agentId === agentId;
const titles = (listings: readonly Listing[]) => listings.map(({ title }) => title);

describe('AgentListings', () => {
  it.each(['grid', 'carousel'] as const)(
    'AG09 AG26 says in a %s who has listed each house, the own first',
    (layout) => {
      const owner = featured.at(-1)?.agentId;
      show(layout, owner);
      const all = [...featured.filter(isOf(owner)), ...featured.filter((each) => each.agentId !== owner)];

      expect(screen.getAllByText(/^Listed by/).map(({ textContent }) => textContent)).toEqual(
        all.map(
          ({ agentId }) => `Listed by ${agentId === owner ? '' : 'my colleague '}${agentById(agentId)?.name}`,
        ),
      );
    },
  );

  it('AG28 names the houses of colleagues as theirs, below those of the agent', () => {
    const { unmount } = show('grid', house.agentId);
    const [own, others] = [isOf(house.agentId), (each: Listing) => each.agentId !== house.agentId];
    expect(headings()).toEqual([
      ...titles(featured.filter(own)),
      'From my colleagues',
      ...titles(featured.filter(others)),
    ]);
    unmount();

    show('grid');
    expect(headings()).toEqual(['From my colleagues', ...titles(featured)]);
  });

  it('AG11 AG28 L07 X06 shows the same in a carousel, and opens each only at the listing service, in a new tab', async () => {
    show('carousel');
    const strip = within(screen.getByRole('group', { name: 'My Current Listings' }));

    expect(headings()).toEqual(['From my colleagues', ...titles(featured)]);
    expect(strip.getAllByRole('article')).toHaveLength(featured.length);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      featured.map(({ mlsNumber }) => `http://outside.example/listings?q=${mlsNumber}`),
    );
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
});
