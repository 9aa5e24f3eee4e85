import { loadedAtOnce } from '@dosmares/contracts/site/boot';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PlatformProvider, type PlatformServices, Slot, type SlotRuntime } from './index.ts';
import { TestPlatform } from './testing/test-platform.tsx';

declare module '@dosmares/contracts/remote' {
  interface SlotProps {
    'mf-listings/featured-grid': { isLarge?: boolean };
  }
}

const cards = { default: () => <p>Three houses</p> };

const runtime = (slots: Partial<SlotRuntime>): SlotRuntime => ({
  get: () => cards,
  forget: () => {},
  Fallback: ({ title, retry }) => (
    <button type="button" onClick={retry}>
      {title ?? 'Try again'}
    </button>
  ),
  Loading: () => <p>One moment</p>,
  report: () => {},
  ...slots,
});

const grid = <Slot name="mf-listings/featured-grid" props={{}} fallbackTitle="The listings are away" />;

const page = (slots: Partial<SlotRuntime>) => <TestPlatform slots={runtime(slots)}>{grid}</TestPlatform>;

describe('Slot', () => {
  it.each([
    [true, []],
    [false, ['mf-listings/featured-grid']],
  ])('far from the first view: %s; then %j load with the page', (isFar, modules) => {
    const slot = <Slot name="mf-listings/featured-grid" props={{}} isFar={isFar} />;
    const html = renderToString(<TestPlatform slots={runtime({})}>{slot}</TestPlatform>);

    expect(loadedAtOnce(['mf-listings/featured-grid'], html)).toEqual(modules);
  });

  it('shows the placeholder until the module has loaded, and names its address', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof cards>();
    const { container } = await act(async () => render(page({ get: () => promise })));
    expect(screen.getByText('One moment')).toBeVisible();
    await act(async () => resolve(cards));

    expect(screen.getByText('Three houses')).toBeVisible();
    expect(container.querySelector('[data-slot]')).toHaveAttribute('data-slot', 'mf-listings/featured-grid');
  });

  it('shows a fallback when the module does not load, reports it once, and recovers without a reload', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let state: ReturnType<SlotRuntime['get']> = Promise.reject(new Error('away'));
    const report = jest.fn();
    await act(async () => render(page({ get: () => state, forget: () => (state = cards), report })));

    await userEvent.click(screen.getByRole('button', { name: 'The listings are away' }));

    expect(screen.getByText('Three houses')).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Three houses').parentElement).toHaveFocus();
  });

  it('gives the fallback the height of what it replaces, so that nothing below moves', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
    let breaks = false;
    const card = {
      default: () => {
        const [, again] = useState(0);
        if (breaks) throw new Error('broken');

        return (
          <button type="button" onClick={() => again(1)}>
            More
          </button>
        );
      },
    };
    render(page({ get: () => card }));

    breaks = true;
    await userEvent.click(screen.getByRole('button', { name: 'More' }));

    const fallback = screen.getByRole('button', { name: 'The listings are away' });
    expect(fallback.parentElement).toHaveStyle({ minHeight: '640px' });
    // The focused element was removed; the focus must not fall to the page.
    expect(fallback.closest('[data-slot]')).toHaveFocus();
  });

  it("keeps the server's HTML while its module is still loading", async () => {
    const { promise, resolve } = Promise.withResolvers<typeof cards>();
    const services = (get: SlotRuntime['get']) =>
      ({ slots: runtime({ get }) }) as unknown as PlatformServices;
    const root = document.createElement('div');
    root.innerHTML = renderToString(
      <PlatformProvider services={services(() => cards)}>{grid}</PlatformProvider>,
    );
    const served = root.querySelector('p');
    const onRecoverableError = jest.fn();

    await act(async () =>
      hydrateRoot(root, <PlatformProvider services={services(() => promise)}>{grid}</PlatformProvider>, {
        onRecoverableError,
      }),
    );
    expect(root.querySelector('p')).toBe(served);
    await act(async () => resolve(cards));

    expect(root.querySelector('p')).toBe(served);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
