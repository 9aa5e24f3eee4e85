import { createRepair, type Tab } from './outdated-tab.ts';

/** A tab of composition `old`, while `live` is what others get. */
function tab(live: string | undefined, memory: Tab['memory'] = new Map() as never) {
  const reload = jest.fn();
  const repair = createRepair('old', { ask: async () => live, memory, reload });

  return { ...repair, reload };
}

function emptyMemory(): Tab['memory'] {
  const kept = new Map<string, string>();

  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

describe('repair', () => {
  it('loads the page once for a composition, however often something is missing', async () => {
    const memory = emptyMemory();
    const first = tab('new', memory);
    await first.consider(true);
    const second = tab('new', memory);

    await second.consider(true);

    expect(first.reload).toHaveBeenCalledTimes(1);
    expect(second.reload).not.toHaveBeenCalled();
  });

  it('loads it again when something else is live', async () => {
    const memory = emptyMemory();
    await tab('new', memory).consider(true);
    const later = tab('newer', memory);

    await later.consider(true);

    expect(later.reload).toHaveBeenCalled();
  });

  it.each([
    ['the tab has what is live', 'old'],
    ['nobody answers', undefined],
  ])('leaves the tab alone when %s', async (_, live) => {
    const { consider, isOld, reload } = tab(live, emptyMemory());

    await consider(true);

    expect(isOld()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for the next navigation where the visitor may have written something', async () => {
    const { consider, isOld, reload } = tab('new', emptyMemory());

    await consider(false);

    expect(isOld()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never loads without a memory: it could go on for ever', async () => {
    const refused = () => {
      throw new Error('blocked');
    };
    const { consider, reload } = tab('new', { getItem: refused, setItem: refused });

    await consider(true);

    expect(reload).not.toHaveBeenCalled();
  });
});
