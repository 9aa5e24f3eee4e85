import { enterPlace } from './page-entry.ts';

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
