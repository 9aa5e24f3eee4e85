import type { Boot } from '@dosmares/contracts/site/boot';
import { createSlots } from './slots.ts';

const address = 'mf-agents/team-page';
const boot = { registry: { shellVersion: '1.0.0', remotes: [] }, rendered: [] } as const;
const away = new Error('away');

function slotsOf(load: () => Promise<object>) {
  const track = jest.fn();
  const repair = { reloadIfOutdated: jest.fn(async () => {}) };
  const slots = createSlots(boot as unknown as Boot, { load, isPage: () => true, track, repair });

  return { slots, track, repair };
}

describe('slots', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('tell a module that could not be had, and have the tab looked after', async () => {
    const { slots, track, repair } = slotsOf(() => Promise.reject(away));
    await expect(slots.get(address)).rejects.toBe(away);

    slots.report(address, away);

    expect(track).toHaveBeenCalledWith({ failed: address, by: 'load' });
    expect(repair.reloadIfOutdated).toHaveBeenCalledWith(true);
  });

  it('tell so too when the pointer has meanwhile made it be tried anew', async () => {
    const { slots, track, repair } = slotsOf(() => Promise.reject(away));
    await expect(slots.get(address)).rejects.toBe(away);

    void slots.prepare(address);
    slots.report(address, away);

    expect(track).toHaveBeenCalledWith({ failed: address, by: 'load' });
    expect(repair.reloadIfOutdated).toHaveBeenCalledWith(true);
  });

  it('tell code that failed from a module that could not be had: no page load would help', async () => {
    const { slots, track, repair } = slotsOf(async () => ({ default: () => null }));
    await slots.get(address);

    slots.report(address, new RangeError('broken'));

    expect(track).toHaveBeenCalledWith({ failed: address, by: 'render' });
    expect(repair.reloadIfOutdated).not.toHaveBeenCalled();
  });

  describe('while React hydrates', () => {
    const byReact = (cause?: Error) => new Error('Minified React error #422', { cause });
    const said = jest.fn();
    beforeEach(() => {
      said.mockClear();
      Object.assign(globalThis, { reportError: said });
    });

    it('say nothing more of a failure that they have reported', () => {
      const { slots } = slotsOf(async () => ({}));
      slots.report(address, new RangeError('broken'));

      slots.onRecoverableError(byReact(new RangeError('broken')));

      expect(said).not.toHaveBeenCalled();
    });

    it('pass on what React recovered from without them: first what was thrown, for it names its author', () => {
      const { slots } = slotsOf(async () => ({}));
      const thrown = new RangeError('broken once');
      const mismatch = new Error('Minified React error #418');

      slots.onRecoverableError(byReact(thrown));
      slots.onRecoverableError(mismatch);

      expect(said.mock.calls).toEqual([[thrown], [mismatch]]);
    });
  });
});
