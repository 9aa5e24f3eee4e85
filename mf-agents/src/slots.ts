import type {} from '@dosmares/contracts/remote';

declare module '@dosmares/contracts/remote' {
  interface SlotProps {
    /** Agent cards linking to `/team/{id}`, in the order given (H07, A04). */
    'mf-agents/team-grid': { ids: readonly number[] };
  }
}
