import { featured, type Listing } from '@dosmares/content/listings';
import { agentById } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import AgentListings from './agent-listings.tsx';

const show = (layout: 'grid' | 'carousel', agentId = 0) =>
  render(
    <TestPlatform>
      <AgentListings layout={layout} agentId={agentId} />
    </TestPlatform>,
  );

describe('AgentListings', () => {
  it.each(['grid', 'carousel'] as const)('AG09 AG26 says in a %s who has listed each house', (layout) => {
    const [own] = featured as readonly [Listing];
    show(layout, own.agentId);

    expect(screen.getAllByText(/^Listed by/).map(({ textContent }) => textContent)).toEqual(
      featured.map(
        (house) =>
          `Listed by ${house.agentId === own.agentId ? '' : 'my colleague '}${agentById(house.agentId)?.name}`,
      ),
    );
  });

  it('AG11 L07 X06 shows the same in a carousel, and opens each only at the listing service, in a new tab', async () => {
    show('carousel');
    const strip = within(screen.getByRole('group', { name: 'My Current Listings' }));

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
