import type {} from '@dosmares/contracts/remote';

declare module '@dosmares/contracts/remote' {
  interface SlotProps {
    /** The three featured listing cards of the home page (H04). */
    'mf-listings/featured-grid': object;
    /**
     * The same three listings on an agent's page (AG09); `carousel` is the one agent's own (AG11). With the agent's id,
     * the cards say which houses a colleague has listed.
     */
    'mf-listings/agent-listings': { layout: 'grid' | 'carousel'; agentId?: number };
  }
}
