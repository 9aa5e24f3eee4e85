import { act, fireEvent, screen } from '@testing-library/react';
import { createContext } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HydratedNear, hydrateAll, whenNeeded } from './hydrated-near.tsx';

let comeNear: () => void;
const roots: Root[] = [];

beforeEach(() => {
  globalThis.IntersectionObserver = jest.fn((callback: (entries: object[]) => void) => {
    comeNear = () => callback([{ isIntersecting: true }]);

    return { observe: jest.fn(), disconnect: jest.fn() };
  }) as never;
});

afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const Address = createContext('/');
/** A page as it is served, then hydrated. */
async function served() {
  const container = document.createElement('div');
  container.innerHTML = '<div><!--$--><button type="button">Homes</button><!--/$--></div>';
  document.body.replaceChildren(container);
  const onRecoverableError = jest.fn();
  const at = (address: string) => (
    <Address value={address}>
      <HydratedNear>
        <button type="button">Homes</button>
      </HydratedNear>
    </Address>
  );
  const root = await act(async () => hydrateRoot(container, at('/'), { onRecoverableError }));
  roots.push(root);

  return {
    onRecoverableError,
    button: screen.getByRole('button'),
    show: (address: string) => root.render(at(address)),
  };
}

const isHydrated = (element: Element) =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$'));

describe('HydratedNear', () => {
  it.each([
    ['comes near', () => comeNear()],
    ['is clicked', () => fireEvent.click(screen.getByRole('button'))],
  ])('leaves the served HTML alone until it %s', async (_, need) => {
    const { button, onRecoverableError } = await served();
    expect(isHydrated(button)).toBe(false);

    await act(async () => void need());

    expect(isHydrated(button)).toBe(true);
    expect(screen.getByRole('button')).toBe(button);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('keeps the served HTML when the address changes first', async () => {
    const { button, onRecoverableError, show } = await served();

    await act(async () => {
      hydrateAll();
      show('/team');
    });

    expect(screen.getByRole('button')).toBe(button);
    expect(isHydrated(button)).toBe(true);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

it('a part waits while another is used or its page is left, and its callback runs once when it gets the focus', () => {
  document.body.innerHTML = '<a href="#top">Up</a><section><button>Save</button></section>';
  const onNeeded = jest.fn();
  whenNeeded(document.querySelector('section') as Element, onNeeded);
  document.querySelector('a')?.focus();
  hydrateAll(document.body);
  expect(onNeeded).not.toHaveBeenCalled();

  for (const _ of ['first', 'again']) document.querySelector('button')?.focus();
  expect(onNeeded).toHaveBeenCalledTimes(1);
});
