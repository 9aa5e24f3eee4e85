import type {} from '@dosmares/contracts/remote';

declare module '@dosmares/contracts/remote' {
  interface SlotProps {
    /** The three featured listing cards of the home page (H04), large on that of all properties. */
    'mf-listings/featured-grid': { isLarge?: boolean };
    /** The same on an agent's page, as a grid (AG09) or a carousel (AG11), with who has listed each. */
    'mf-listings/agent-listings': { layout: 'grid' | 'carousel'; agentId?: number };
    /** The houses whose price is nearest to that of a house (D15). */
    'mf-listings/similar-houses': { id: string };
  }
}
