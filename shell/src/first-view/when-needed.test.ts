import { isNear, whenNeeded } from './when-needed.ts';

let see: (isIntersecting: boolean) => void;
const disconnect = jest.fn();
const tell = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<section><button>Save</button></section>';
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

describe('whenNeeded', () => {
  it('waits until the part comes near, and tells it once', () => {
    whenNeeded(section(), tell);
    see(false);
    expect(tell).not.toHaveBeenCalled();

    see(true);
    document.querySelector('button')?.click();

    expect(tell).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a click', new MouseEvent('click', { bubbles: true })],
    ['a key', new KeyboardEvent('keydown', { bubbles: true })],
  ])('does not wait after %s, wherever it is, and no longer looks', (_, event) => {
    whenNeeded(section(), tell);

    document.body.dispatchEvent(event);

    expect(tell).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalled();
  });

  it('does not wait once the address changes', () => {
    whenNeeded(section(), tell);

    dispatchEvent(new PopStateEvent('popstate'));

    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('tells before the handlers of the part itself', () => {
    const order: string[] = [];
    whenNeeded(section(), () => order.push('needed'));
    section().addEventListener('click', () => order.push('clicked'), true);

    document.querySelector('button')?.click();

    expect(order).toEqual(['needed', 'clicked']);
  });

  it('tells nothing any more once it was stopped', () => {
    const stop = whenNeeded(section(), tell);

    stop();
    document.body.click();

    expect(tell).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalled();
  });

  it('does not wait in a browser that cannot tell what is near', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');

    whenNeeded(section(), tell);

    expect(tell).toHaveBeenCalledTimes(1);
  });
});

describe('isNear', () => {
  it.each([
    [0, true],
    [1_535, true],
    [1_536, false],
  ])('knows of a part at %i px in a window of 768 px: %s', (top, expected) => {
    section().getBoundingClientRect = () => ({ top }) as DOMRect;

    expect(isNear(section())).toBe(expected);
  });
});
