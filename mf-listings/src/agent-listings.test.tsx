import { featured, type Listing } from '@dosmares/content/listings';
import { agentById } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import AgentListings from './agent-listings.tsx';

const show = (layout: 'grid' | 'carousel', agentId = 0) =>
  render(
    <TestPlatform>
      <AgentListings layout={layout} agentId={agentId} />
    </TestPlatform>,
  );

describe('AgentListings', () => {
  it.each(['grid', 'carousel'] as const)('AG09 AG26 says in a %s whose house each is', (layout) => {
    const [own] = featured as readonly [Listing];
    show(layout, own.agentId);

    expect(screen.getAllByText(/^Listed by/).map(({ textContent }) => textContent)).toEqual(
      featured.map(
        (house) =>
          `Listed by ${house.agentId === own.agentId ? '' : 'my colleague '}${agentById(house.agentId)?.name}`,
      ),
    );
  });

  it('AG11 L07 X06 shows the same in a strip that moves by 400 px, and opens each at the listing service alone, in a new tab', async () => {
    show('carousel');
    const strip = screen.getByRole('group', { name: 'My Current Listings' }).firstElementChild as HTMLElement;
    const scrollBy = jest.fn();
    Object.assign(strip, { scrollBy });

    expect(screen.getAllByRole('article')).toHaveLength(featured.length);
    // jsdom lays nothing out: the strip is made as wide as its cards before it is looked at again.
    Object.defineProperties(strip, { scrollWidth: { value: 1200 }, clientWidth: { value: 600 } });
    act(() => void strip.dispatchEvent(new Event('scroll')));
    await userEvent.click(await screen.findByRole('button', { name: /next/i }));
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 400 }));

    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      featured.map(({ externalPath }) => `http://outside.example/listings${externalPath}`),
    );
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
});
