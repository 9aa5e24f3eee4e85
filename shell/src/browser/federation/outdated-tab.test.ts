import { createTabRepair, type Tab } from './outdated-tab.ts';

/** A tab of the site build `old`, while other visitors get `live`. */
function tab(live: string | undefined, memory: Tab['memory'] = new Map() as never) {
  const reload = jest.fn();
  const ask = async () => (live ? { build: live, shellVersion: '1', remotes: [] } : undefined);
  const repair = createTabRepair(({ build }) => build === 'old', { ask, memory, reload });

  return { ...repair, reload };
}

function emptyMemory(): Tab['memory'] {
  const kept = new Map<string, string>();

  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

describe('repair', () => {
  it('loads the page once for a site build, however often something is missing', async () => {
    const memory = emptyMemory();
    const first = tab('new', memory);
    await first.reloadIfOutdated(true);
    const second = tab('new', memory);

    await second.reloadIfOutdated(true);

    expect(first.reload).toHaveBeenCalledTimes(1);
    expect(second.reload).not.toHaveBeenCalled();
  });

  it('loads it again when something else is live', async () => {
    const memory = emptyMemory();
    await tab('new', memory).reloadIfOutdated(true);
    const later = tab('newer', memory);

    await later.reloadIfOutdated(true);

    expect(later.reload).toHaveBeenCalled();
  });

  it.each([
    ['the tab has what is live', 'old'],
    ['nobody answers', undefined],
  ])('leaves the tab alone when %s', async (_, live) => {
    const { reloadIfOutdated, isOutdated, reload } = tab(live, emptyMemory());

    await reloadIfOutdated(true);

    expect(isOutdated()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for the next navigation where the visitor may have written something', async () => {
    const { reloadIfOutdated, isOutdated, reload } = tab('new', emptyMemory());

    await reloadIfOutdated(false);

    expect(isOutdated()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never loads without a memory: it could go on for ever', async () => {
    const refused = () => {
      throw new Error('blocked');
    };
    const { reloadIfOutdated, reload } = tab('new', { getItem: refused, setItem: refused });

    await reloadIfOutdated(true);

    expect(reload).not.toHaveBeenCalled();
  });
});
