import type {} from '@dosmares/contracts/remote';

declare module '@dosmares/contracts/remote' {
  interface SlotProps {
    /** The assistant's panel (CH01); `onClose` hands focus back to the opener. */
    'mf-chat/panel': { open: boolean; onClose: () => void };
  }
}
