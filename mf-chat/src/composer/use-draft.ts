import { chatLimits } from '@dosmares/contracts/limits';
import { useKept } from '../use-kept.ts';

/** The text, and what stood there before it became too long. */
interface Written {
  text: string;
  before: string;
}

/**
 * The visitor's draft, kept while the panel is closed and through a reload (CH16). Any text is accepted (CH09); one
 * that is longer than the API allows is not sent, and the visitor sees why at once (CH20).
 */
export function useDraft() {
  const [{ text, before }, set] = useKept('draft', begin);

  return {
    text,
    isTooLong: isTooLong(text),
    write: (next: string) =>
      set((now) => ({ text: next, before: isTooLong(now.text) ? now.before : now.text })),
    /** Removes what made the text too long. */
    takeOut: () => set({ text: before, before: '' }),
  };
}

/** The draft, for the text box. */
export type Draft = ReturnType<typeof useDraft>;

const isTooLong = (text: string) => text.trim().length > chatLimits.question;

function begin(kept: unknown): Written {
  const { text } = (kept ?? {}) as Readonly<Record<string, unknown>>;

  return { text: typeof text === 'string' ? text : '', before: '' };
}
