import { SlotFrame } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { hydrateAll } from '../first-view/hydrated-near.tsx';
import { createSlots, reportRecovered } from './slots.ts';

const address = 'mf-agents/team-grid';
const loaded = { default: () => null };
const away = new Error('away');

function slotsOf(load: () => Promise<object>, rendered: readonly string[] = []) {
  const track = jest.fn();
  const repair = jest.fn(async () => {});
  const site = { pageAt: () => ({ address }), repair };

  return { slots: createSlots(rendered, { load, site: site as never, track }), track, repair };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

describe('a module of the served HTML', () => {
  it('never rejects: it is retried until the remote is back, and an outdated tab is repaired', async () => {
    const load = jest.fn().mockRejectedValue(away);
    const { slots, track, repair } = slotsOf(load, [address]);
    const state = slots.get(address);
    await jest.advanceTimersByTimeAsync(500 + 1_000);
    expect([track.mock.calls, repair.mock.calls]).toEqual([[[{ failed: address, by: 'load' }]], [[true]]]);

    load.mockResolvedValue(loaded);
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(state).resolves.toBe(loaded);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is loaded when it is needed', async () => {
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as never;
    document.body.innerHTML = `<div data-slot="${address}"></div>`;
    Element.prototype.getBoundingClientRect = () => ({ top: 9_999 }) as DOMRect;
    const load = jest.fn().mockResolvedValue(loaded);
    const state = slotsOf(load, [address]).slots.get(address);
    await jest.advanceTimersByTimeAsync(0);
    expect(load).not.toHaveBeenCalled();

    hydrateAll();
    await expect(state).resolves.toBe(loaded);
    document.body.innerHTML = '';
  });

  it('is not retried, and fails like any other, once its page has been left', async () => {
    const load = jest.fn().mockRejectedValue(away);
    const { slots } = slotsOf(load, [address]);
    void slots.get(address);
    await jest.advanceTimersByTimeAsync(500);
    slots.leaveServedPage();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);

    await expect(slots.get(address)).rejects.toBe(away);
  });
});

describe('any other module', () => {
  it('keeps its promise when it has loaded, and is then shown without a placeholder', async () => {
    const { slots } = slotsOf(async () => loaded);
    const state = slots.get(address);
    await state;
    // React warns when `use` is not called in every render.
    expect(slots.get(address)).toBe(state);
    render(
      <TestPlatform slots={slots}>
        <SlotFrame address={address}>{() => 'The team'}</SlotFrame>
      </TestPlatform>,
    );

    expect(screen.getByText('The team')).toBeVisible();
  });

  it('is retried at the next visit, and after "Try again"', async () => {
    const load = jest.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue(loaded);
    const { slots } = slotsOf(load);
    await expect(slots.get(address)).rejects.toBe(away);
    await slots.prepare(address);
    slots.forget(address);

    await expect(slots.get(address)).resolves.toBe(loaded);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('that did not load is told from code that threw, even during a retry: only the former is helped by a reload', async () => {
    const { slots, track, repair } = slotsOf(() => Promise.reject(away));
    await expect(slots.get(address)).rejects.toBe(away);
    void slots.prepare(address);
    slots.report(address, away);
    expect(track).toHaveBeenLastCalledWith({ failed: address, by: 'load' });
    expect(repair).toHaveBeenCalledWith(true);

    slots.report(address, new RangeError('broken'));
    expect(track).toHaveBeenLastCalledWith({ failed: address, by: 'render' });
    expect(repair).toHaveBeenCalledTimes(1);
  });
});

it('while React hydrates, errors of slots are not reported again, and others by their cause, whose stack leads to their owner', () => {
  const said = jest.fn();
  Object.assign(globalThis, { reportError: said });
  const byReact = (cause?: Error) => new Error('Minified React error #422', { cause });
  const [thrown, mismatch] = [new RangeError('broken once'), new Error('Minified React error #418')];
  const { slots } = slotsOf(async () => loaded);
  slots.report(address, new RangeError('broken'));
  for (const error of [byReact(new RangeError('broken')), byReact(thrown), mismatch])
    reportRecovered(slots.failures)(error);

  expect(said.mock.calls).toEqual([[thrown], [mismatch]]);
});
