import { chatLimits } from '@dosmares/contracts/limits';
import { useState } from 'react';
import { tooLong } from './phrases.ts';

/** What the visitor is writing, and what is wrong with it. Kept while the panel is closed. */
export interface Draft {
  text: string;
  /** Why it cannot be sent, or why it came back. */
  notice: string | undefined;
  canBeSent: boolean;
  write: (text: string) => void;
  /** Puts a question that was refused back, before whatever was written since. */
  giveBack: (question: string, reason: string) => void;
}

/** Any text may be written (CH09); one that is longer than the API takes is not sent, and the visitor is told. */
export function useDraft(): Draft {
  const [{ text, reason }, set] = useState<{ text: string; reason?: string }>({ text: '' });
  const length = text.trim().length;
  const isTooLong = length > chatLimits.question;

  return {
    text,
    notice: isTooLong ? tooLong : reason,
    canBeSent: length > 0 && !isTooLong,
    write: (written) => set({ text: written }),
    giveBack: (question, why) =>
      set((now) => ({ text: [question, now.text].filter(Boolean).join('\n'), reason: why })),
  };
}
