import { isNear, needAll, whenNeeded } from './when-needed.ts';

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
    ['clicked', () => document.querySelector('button')?.click()],
    ['focused', () => document.querySelector('button')?.focus()],
  ])('does not wait once the part is %s, and no longer looks', (_, touch) => {
    whenNeeded(section(), tell);

    touch();

    expect(tell).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalled();
  });

  it('waits on when another part is used', () => {
    whenNeeded(section(), tell);

    document.querySelector('a')?.focus();
    document.querySelector('a')?.click();

    expect(tell).not.toHaveBeenCalled();
  });

  it('does not wait once all parts are needed', () => {
    whenNeeded(section(), tell);

    needAll();
    needAll();

    expect(tell).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalled();
  });

  it('waits on in a page that is left, for nobody needs it any more', () => {
    whenNeeded(section(), tell);

    needAll(document.body);
    expect(tell).not.toHaveBeenCalled();

    needAll(document.querySelector('a'));
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
    needAll();
    document.querySelector('button')?.click();

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
