import { chatLimits } from '@dosmares/contracts/chat-limits';
import { useSessionStorage } from '../use-session-storage.ts';

/** The visitor's draft, of any length (CH09), kept for the tab (CH16); it says at once when it is too long (CH20). */
export function useDraft() {
  const [{ text }, set] = useSessionStorage('draft', restore);

  return {
    text,
    isTooLong: text.trim().length > chatLimits.question,
    write: (next: string) => set({ text: next }),
  };
}

/** The draft, for the text box. */
export type Draft = ReturnType<typeof useDraft>;

function restore(kept: unknown) {
  const { text } = (kept ?? {}) as Readonly<Record<string, unknown>>;

  return { text: typeof text === 'string' ? text : '' };
}
