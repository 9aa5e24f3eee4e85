import { chatLimits } from '@dosmares/contracts/limits';
import { useKept } from '../../use-kept.ts';
import type { Words } from '../../words.ts';

/** The visitor's draft, and its error. Kept while the panel is closed, and through a reload. */
export interface Draft {
  text: string;
  /** Reason why it cannot be sent, or came back. */
  notice: string | undefined;
  canBeSent: boolean;
  write: (text: string) => void;
  /** Present while the text is too long: removes what made it so. */
  takeOut: (() => void) | undefined;
  /** Puts a refused question back, before any text written since. */
  giveBack: (question: string, reason: string) => void;
}

interface Written {
  text: string;
  reason?: string;
  /** The text before it became too long. */
  before?: string;
}

const isTooLong = (text: string) => text.trim().length > chatLimits.question;

/** Accepts any text (CH09); text longer than the API allows is not sent, and the visitor sees why at once. */
export function useDraft(isOpen: boolean, { tooLong }: Words): Draft {
  const [written = nothing, set] = useKept('draft', isOpen, begin);
  const { text, reason, before } = written;
  const isRefused = isTooLong(text);

  return {
    text,
    notice: isRefused ? tooLong : reason,
    canBeSent: text.trim() !== '' && !isRefused,
    write: (next) => set((now = nothing) => ({ text: next, ...(isTooLong(next) && whatStood(now)) })),
    takeOut: isRefused ? () => set({ text: before ?? '' }) : undefined,
    giveBack: (question, why) =>
      set((now = nothing) => ({ text: [question, now.text].filter(Boolean).join('\n'), reason: why })),
  };
}

const nothing: Written = { text: '' };

function begin(kept: unknown): Written {
  const { text } = (kept ?? {}) as Readonly<Record<string, unknown>>;

  return typeof text === 'string' ? { text } : nothing;
}

function whatStood({ text, before }: Written): Pick<Written, 'before'> {
  return { before: isTooLong(text) ? (before ?? '') : text };
}
