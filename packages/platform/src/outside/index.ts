import { frameFor } from './frame.tsx';

export * from '../platform.tsx';
export { Slot, SlotFrame } from '../slot.tsx';
export * from './links.tsx';

if (globalThis.dosMares) globalThis.dosMares.framed = frameFor(globalThis.dosMares);
