import { createModules } from './modules.ts';

const loaded = { default: () => null };
const address = 'mf-agents/team-grid';

describe('modules', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => jest.useRealTimers());

  it('loads once and hands a loaded module out as it is', async () => {
    const load = jest.fn().mockResolvedValue(loaded);
    const modules = createModules(load, []);

    await modules.get(address);

    expect(modules.get(address)).toBe(loaded);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('never rejects for what stands in the HTML: it tries again until the remote is back', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(loaded);
    const state = createModules(load, [address]).get(address);

    await jest.advanceTimersByTimeAsync(500);
    await jest.advanceTimersByTimeAsync(1_000);

    await expect(state).resolves.toBe(loaded);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('loads what stands in the HTML when it is needed, anything else at once', async () => {
    const load = jest.fn().mockResolvedValue(loaded);
    let need: () => void = () => {};
    const needed = new Promise<void>((resolve) => {
      need = resolve;
    });
    const modules = createModules(load, [address], undefined, () => needed);
    const state = modules.get(address);
    await modules.get('mf-agents/team-page');
    expect(load).toHaveBeenCalledTimes(1);

    need();

    await expect(state).resolves.toBe(loaded);
    expect(load).toHaveBeenLastCalledWith(address);
  });

  it('does not load what was not needed before its page was left', async () => {
    const load = jest.fn().mockResolvedValue(loaded);
    const modules = createModules(load, [address], undefined, async () => {});
    void modules.get(address);

    modules.leaveServedPage();
    await jest.advanceTimersByTimeAsync(0);

    expect(load).not.toHaveBeenCalled();
  });

  it('stops trying again what stood in the HTML once its page was left', async () => {
    const load = jest.fn().mockRejectedValue(new Error('away'));
    const modules = createModules(load, [address]);
    void modules.get(address);
    await jest.advanceTimersByTimeAsync(500);
    expect(load).toHaveBeenCalledTimes(2);

    modules.leaveServedPage();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('lets what stood in the HTML fail like anything else once its page was left', async () => {
    const modules = createModules(() => Promise.reject(new Error('away')), [address]);
    void modules.get(address);
    await jest.advanceTimersByTimeAsync(500);

    modules.leaveServedPage();

    await expect(modules.get(address)).rejects.toThrow('away');
  });

  it('tries a failed module anew at the next visit, and after "Try again"', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(loaded);
    const modules = createModules(load, []);
    await expect(modules.get(address)).rejects.toThrow('away');

    await modules.prepare(address);
    modules.forget(address);

    await expect(modules.get(address)).resolves.toBe(loaded);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('knows why a module was missing, also while it is tried anew', async () => {
    const away = new Error('away');
    const load = jest.fn().mockRejectedValueOnce(away).mockResolvedValue(loaded);
    const modules = createModules(load, []);
    await expect(modules.get(address)).rejects.toBe(away);

    // A pointer passing over the link requests the page once more, before the failure is known.
    void modules.prepare(address);

    expect(modules.isLoadError(away)).toBe(true);
    expect(modules.isLoadError(new Error('made to fail'))).toBe(false);
  });

  it('lets a navigation wait for its page only so long', async () => {
    const modules = createModules(() => new Promise(() => {}), []);
    const settled = jest.fn();
    void modules.prepare(address, 400).then(settled);

    await jest.advanceTimersByTimeAsync(399);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(settled).toHaveBeenCalled();
  });
});
