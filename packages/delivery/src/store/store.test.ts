import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promoted } from './pointer.ts';
import { openStore } from './store.ts';

const emptyStore = async () => openStore(await mkdtemp(path.join(tmpdir(), 'dos-mares-store-')));

describe('moving the pointer', () => {
  it('loses no move when many happen at once', async () => {
    const store = await emptyStore();
    const names = Array.from({ length: 20 }, (_, index) => `c${index}`);

    await Promise.all(names.map((name) => store.movePointer((now) => promoted(now, name))));
    const pointer = await store.readPointer();

    expect([...(pointer?.history ?? []), pointer?.live].sort()).toEqual([...names].sort());
  });

  it('is never seen half done', async () => {
    const store = await emptyStore();
    await store.movePointer((now) => promoted(now, 'first'));
    const moving = Promise.all(
      Array.from({ length: 20 }, (_, index) => store.movePointer((now) => promoted(now, `c${index}`))),
    );
    let isMoving = true;
    const read: unknown[] = [];
    void moving.finally(() => {
      isMoving = false;
    });
    while (isMoving) read.push((await store.readPointer())?.live);

    expect(read.every((live) => typeof live === 'string')).toBe(true);
  });

  it('changes nothing when the change is refused', async () => {
    const store = await emptyStore();
    await store.movePointer((now) => promoted(now, 'first'));
    const refused = store.movePointer(() => {
      throw new Error('no');
    });

    await expect(refused).rejects.toThrow('no');
    expect((await store.readPointer())?.live).toBe('first');
  });
});
