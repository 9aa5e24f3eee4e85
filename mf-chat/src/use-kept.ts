import { recall, remember } from '@dosmares/ui';
import { useEffect, useState } from 'react';

/** A state that this tab keeps, even across a reload; `begin` makes it from the kept value, or from undefined. */
export function useKept<Value>(name: string, begin: (kept: unknown) => Value) {
  const [value, set] = useState(() => begin(recall(name)));
  useEffect(() => remember(name, JSON.stringify(value)), [name, value]);

  return [value, set] as const;
}
