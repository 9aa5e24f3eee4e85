import { enterPlace, fadeInPage } from './page-entry.ts';

it('I41 goes to the place that a link names, and nowhere for one that is not there', () => {
  document.body.innerHTML = '<section id="privacy" tabindex="-1"></section>';
  const place = document.getElementById('privacy') as HTMLElement;
  place.scrollIntoView = jest.fn();

  for (const hash of ['', '#', '#nowhere', '#%']) enterPlace(hash);
  expect(document.body).toHaveFocus();

  enterPlace('#privacy');
  expect(place).toHaveFocus();
  expect(place.scrollIntoView).toHaveBeenCalled();
});

it.each([
  [true, []],
  [false, [[0.4, 1]]],
])(
  'a page fades in, from a strength at which it can be seen, unless the visitor wants no motion: %s',
  (matches, faded) => {
    document.body.innerHTML = '<main id="content"></main>';
    const animate = jest.fn();
    Object.assign(document.getElementById('content') as HTMLElement, { animate });
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

    fadeInPage();

    expect(animate.mock.calls.map(([{ opacity }]) => opacity)).toEqual(faded);
  },
);
