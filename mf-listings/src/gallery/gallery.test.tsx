import { propertyPicture } from '@dosmares/content/pictures/property';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Gallery } from './gallery.tsx';

const names = ['corridor-villa', 'corridor-villa-terrace', 'corridor-villa-great-room'] as const;
const slideWidth = 1000;

// How it opens large, and what the other keys do, is tried in a real browser (e2e/pages/visit-a-property).
describe('Gallery', () => {
  beforeEach(() => {
    // jsdom neither lays out nor scrolls elements.
    Object.defineProperty(HTMLUListElement.prototype, 'clientWidth', {
      configurable: true,
      value: slideWidth,
    });
    HTMLUListElement.prototype.scrollTo = () => undefined;
    render(<Gallery title="A villa" pictures={names.map(propertyPicture)} />, { wrapper: TestPlatform });
  });
  afterEach(() => jest.useRealTimers());

  it('D06 D22 goes through the pictures by the arrow keys, and fetches them all once somebody is near', async () => {
    const strip = screen.getByRole('list', { name: 'Pictures' });
    const opener = () => within(strip).getByRole('button');
    expect(strip).toHaveAttribute('data-is-far');
    act(() => opener().focus());

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    expect(opener()).toHaveFocus();
    expect(strip).not.toHaveAttribute('data-is-far');
  });

  it.each([
    ['follows a swipe once the strip rests', 1.96, '3 of 3'],
    ['takes no pause between two pictures for the end of a movement', 1.3, '1 of 3'],
  ])('%s', (_what, slides, count) => {
    jest.useFakeTimers();
    const strip = screen.getByRole('list', { name: 'Pictures' });

    strip.scrollLeft = slideWidth * slides;
    fireEvent.scroll(strip);
    act(() => jest.advanceTimersByTime(200));

    expect(screen.getByRole('status')).toHaveTextContent(count);
  });
});
