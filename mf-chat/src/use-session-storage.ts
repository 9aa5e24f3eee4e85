import { recall, remember } from '@dosmares/ui';
import { useEffect, useState } from 'react';

/** State that this tab keeps across reloads; `restore` makes it from the kept value, or from undefined. */
export function useSessionStorage<Value>(name: string, restore: (kept: unknown) => Value) {
  const [value, set] = useState(() => restore(recall(name)));
  useEffect(() => remember(name, JSON.stringify(value)), [name, value]);

  return [value, set] as const;
}
