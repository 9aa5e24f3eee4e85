import { isNear, needAll, whenNeeded } from './hydrated-near.tsx';

let see: (isIntersecting: boolean) => void;
const disconnect = jest.fn();
const tell = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<a href="#top">Up</a><section><button>Save</button></section>';
  needAll();
  jest.clearAllMocks();
  globalThis.IntersectionObserver = jest.fn((callback: (entries: object[]) => void) => {
    see = (isIntersecting) => callback([{ isIntersecting }]);

    return { observe: jest.fn(), disconnect };
  }) as never;
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const section = () => document.querySelector('section') as Element;

// That it ends when the part comes near, is clicked or needed with all others, the test of HydratedNear says.
it('waits while another part is used, or the page is left, and tells once that a part has the focus', () => {
  whenNeeded(section(), tell);
  see(false);
  document.querySelector('a')?.focus();
  needAll(document.body);
  expect(tell).not.toHaveBeenCalled();

  for (const _ of ['first', 'again']) document.querySelector('button')?.focus();
  expect(tell).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

it.each([
  [0, true],
  [1_535, true],
  [1_536, false],
])('a part at %i px in a window of 768 px is near: %s', (top, expected) => {
  section().getBoundingClientRect = () => ({ top }) as DOMRect;

  expect(isNear(section())).toBe(expected);
});
