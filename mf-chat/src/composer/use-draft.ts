import { chatLimits } from '@dosmares/contracts/limits';
import { useRef } from 'react';
import { useKept } from '../use-kept.ts';

/**
 * The visitor's draft, kept while the panel is closed and through a reload (CH16). Any text is accepted (CH09); one
 * that is longer than the API allows is not sent, and the visitor sees why at once (CH20).
 */
export function useDraft() {
  const [{ text }, set] = useKept('draft', begin);
  const before = useRef('');
  const isTooLong = text.trim().length > chatLimits.question;

  return {
    text,
    isTooLong,
    write(next: string) {
      if (!isTooLong) before.current = text;
      set({ text: next });
    },
    /** Removes what made the text too long. */
    takeOut: () => set({ text: before.current }),
  };
}

/** The draft, for the text box. */
export type Draft = ReturnType<typeof useDraft>;

function begin(kept: unknown) {
  const { text } = (kept ?? {}) as Readonly<Record<string, unknown>>;

  return { text: typeof text === 'string' ? text : '' };
}
