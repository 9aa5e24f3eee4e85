import { act, fireEvent, screen } from '@testing-library/react';
import { createContext } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HydratedNear, needAll, whenNeeded } from './hydrated-near.tsx';

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
/** The page as it is served, then hydrated; with React's complaints. */
async function served() {
  const container = document.createElement('div');
  container.innerHTML = '<div><!--$--><button type="button">Homes</button><!--/$--></div>';
  document.body.replaceChildren(container);
  const complain = jest.fn();
  const at = (address: string) => (
    <Address value={address}>
      <HydratedNear>
        <button type="button">Homes</button>
      </HydratedNear>
    </Address>
  );
  const root = await act(async () => hydrateRoot(container, at('/'), { onRecoverableError: complain }));
  roots.push(root);

  return {
    complain,
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
    const { button, complain } = await served();
    expect(isHydrated(button)).toBe(false);

    await act(async () => void need());

    expect(isHydrated(button)).toBe(true);
    expect(screen.getByRole('button')).toBe(button);
    expect(complain).not.toHaveBeenCalled();
  });

  it('keeps the served HTML when the address changes first', async () => {
    const { button, complain, show } = await served();

    await act(async () => {
      needAll();
      show('/team');
    });

    expect(screen.getByRole('button')).toBe(button);
    expect(isHydrated(button)).toBe(true);
    expect(complain).not.toHaveBeenCalled();
  });
});

it('a part waits while another is used, or its page is left, and is told once that it has the focus', () => {
  document.body.innerHTML = '<a href="#top">Up</a><section><button>Save</button></section>';
  const tell = jest.fn();
  whenNeeded(document.querySelector('section') as Element, tell);
  document.querySelector('a')?.focus();
  needAll(document.body);
  expect(tell).not.toHaveBeenCalled();

  for (const _ of ['first', 'again']) document.querySelector('button')?.focus();
  expect(tell).toHaveBeenCalledTimes(1);
});
