import { propertyPicture } from '@dosmares/content/pictures/property';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Gallery } from './gallery.tsx';

const names = ['corridor-villa', 'corridor-villa-terrace', 'corridor-villa-great-room'] as const;
const pictures = names.map(propertyPicture);
const slideWidth = 1000;

async function openAt(position: number) {
  render(<Gallery title="A villa" pictures={pictures} />, { wrapper: TestPlatform });
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^View picture ${position} of 3`) }));
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

  it('D06 shows every picture with its alternative text', () => {
    render(<Gallery title="A villa" pictures={pictures} />, { wrapper: TestPlatform });

    expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(
      pictures.map(({ alt }) => alt),
    );
  });

  it('opens at the picture that was chosen and counts', async () => {
    await openAt(2);

    expect(counter()).toBe('2 of 3');
    expect(lightbox().getByRole('img')).toHaveAccessibleName(pictures[1]?.alt);
    expect(lightbox().getByRole('list').scrollLeft).toBe(slideWidth);
  });

  it('moves by the arrow keys and stops at the ends', async () => {
    await openAt(1);

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(counter()).toBe('3 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(counter()).toBe('2 of 3');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(counter()).toBe('1 of 3');
    await userEvent.keyboard('{End}');
    expect(counter()).toBe('3 of 3');
  });

  it('moves by its buttons, which keep the focus at the ends', async () => {
    await openAt(2);
    const next = lightbox().getByRole('button', { name: 'Next picture' });

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
    expect(screen.getByRole('button', { name: /^View picture 3 of 3/ })).toHaveFocus();
  });
});
