import { propertyPicture } from '@dosmares/content/pictures/property';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Gallery } from './gallery.tsx';

const names = ['corridor-villa', 'corridor-villa-terrace', 'corridor-villa-great-room'] as const;
const pictures = names.map(propertyPicture);
const slideWidth = 1000;

const show = () => render(<Gallery title="A villa" pictures={pictures} />, { wrapper: TestPlatform });
const stage = () => within(screen.getByRole('list', { name: 'Pictures' }));
const opener = () => stage().getByRole('button');
const thumbnail = (position: number) =>
  screen.getByRole('button', { name: new RegExp(`^Show picture ${position} of 3`) });

async function openAt(position: number) {
  show();
  await userEvent.click(thumbnail(position));
  await userEvent.click(opener());
  // The window is fetched when it is first opened.
  await screen.findByRole('dialog', { name: 'A villa' });
}

const lightbox = () => within(screen.getByRole('dialog', { name: 'A villa' }));
const counter = () => lightbox().getByRole('status').textContent;

describe('Gallery', () => {
  beforeAll(() => {
    // jsdom neither lays out nor scrolls elements.
    Object.defineProperty(HTMLUListElement.prototype, 'clientWidth', {
      configurable: true,
      value: slideWidth,
    });
    HTMLUListElement.prototype.scrollTo = function scrollTo(
      this: HTMLElement,
      to?: ScrollToOptions | number,
    ) {
      if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
    };
  });

  it('D06 D22 shows every picture by its thumbnail, and says which of how many', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3');

    for (const [index, { alt }] of pictures.entries()) {
      await userEvent.click(thumbnail(index + 1));

      expect(opener()).toHaveAccessibleName(`View picture ${index + 1} of 3: ${alt}`);
      expect(thumbnail(index + 1)).toHaveAttribute('aria-current', 'true');
      expect(screen.getByRole('list', { name: 'Pictures' }).scrollLeft).toBe(index * slideWidth);
    }
  });

  it('D06 D22 goes through the pictures by the arrow keys, and fetches them all once somebody is near', async () => {
    show();
    const strip = screen.getByRole('list', { name: 'Pictures' });
    expect(strip).toHaveAttribute('data-is-far');
    act(() => opener().focus());

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    expect(opener()).toHaveFocus();
    expect(strip).not.toHaveAttribute('data-is-far');
  });

  it('opens large at the picture that was chosen, moves by keys and buttons, and stops at the ends', async () => {
    await openAt(2);
    const next = lightbox().getByRole('button', { name: 'Next picture' });
    expect(counter()).toBe('2 of 3');
    expect(lightbox().getByRole('img')).toHaveAccessibleName(pictures[1]?.alt);
    expect(lightbox().getByRole('list').scrollLeft).toBe(slideWidth);

    for (const [key, count] of [
      ['ArrowRight', '3 of 3'],
      ['ArrowRight', '3 of 3'],
      ['ArrowLeft', '2 of 3'],
      ['Home', '1 of 3'],
      ['ArrowLeft', '1 of 3'],
      ['End', '3 of 3'],
      ['ArrowLeft', '2 of 3'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      expect(counter()).toBe(count);
    }
    await userEvent.click(next);

    expect(counter()).toBe('3 of 3');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });

  it.each([
    ['follows a swipe once the strip rests', 1.96, '3 of 3'],
    ['takes no pause between two pictures for the end of a movement', 1.3, '1 of 3'],
  ])('%s', async (_what, slides, count) => {
    await openAt(1);
    jest.useFakeTimers();
    const strip = lightbox().getByRole('list');

    strip.scrollLeft = slideWidth * slides;
    strip.dispatchEvent(new Event('scroll', { bubbles: true }));
    act(() => jest.advanceTimersByTime(200));
    jest.useRealTimers();

    expect(counter()).toBe(count);
  });

  it('D18 closes on Escape and gives the focus back to the picture', async () => {
    await openAt(3);

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAccessibleName(/^View picture 3 of 3/);
  });
});
