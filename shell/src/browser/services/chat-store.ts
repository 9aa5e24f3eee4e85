import type { ChatControl } from '@dosmares/platform';
import { createStore } from './store.ts';

const open = createStore(false);

/** Whether the assistant's panel is open. */
export const chatStore: ChatControl = {
  isOpen: open.get,
  open: () => open.set(true),
  close: () => open.set(false),
  subscribe: open.subscribe,
};
