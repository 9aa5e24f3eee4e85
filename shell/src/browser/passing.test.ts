import { passInto } from './passing.ts';

const cutShort = () => Promise.reject(new DOMException('skipped', 'AbortError'));
const startViewTransition = (change: () => void) => {
  change();

  return { ready: cutShort(), finished: cutShort() } as unknown as ViewTransition;
};
const browser = { startViewTransition, visibilityState: 'visible' } as const;

describe('passing from page to page', () => {
  it('is a view transition where the browser has them and motion is welcome; one that is cut short does no harm', async () => {
    const change = jest.fn();

    expect(passInto(change, browser as never, () => true)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 0));

    expect(change).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the browser has none', { visibilityState: 'visible' }, true],
    ['motion is not welcome', browser, false],
    ['nobody looks', { ...browser, visibilityState: 'hidden' }, true],
  ])('is left to the router where %s', (_, page, isWelcome) => {
    const change = jest.fn();

    expect(passInto(change, page as never, () => isWelcome)).toBe(false);
    expect(change).not.toHaveBeenCalled();
  });
});
