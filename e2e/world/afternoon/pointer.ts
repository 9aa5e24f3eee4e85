import type { World } from '../world.ts';

/** Reads the pointer to what visitors get now. */
export async function pointerOf({ store }: Pick<World, 'store'>) {
  const pointer = await store.readPointer();
  if (!pointer) throw new Error('Nothing is live.');

  return pointer;
}

/** The applications that have a canary. */
export const canariesIn = async (world: World) =>
  (await pointerOf(world)).canaries.map(({ application }) => application).sort();

/** An application's canary. */
export const canaryOf = async (name: string, world: World) =>
  (await pointerOf(world)).canaries.find(({ application }) => application === name);
