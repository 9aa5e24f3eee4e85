import { propertyPicture } from '@dosmares/content/pictures/property';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Gallery } from './gallery.tsx';

const names = ['corridor-villa', 'corridor-villa-terrace', 'corridor-villa-great-room'] as const;

// Keys, thumbnails and the large pictures are tested in a real browser (e2e/pages/visit-a-property).
it.each([
  ['follows a swipe once the strip rests', 1.96, '3 of 3'],
  ['does not take a pause between two pictures for the end of a swipe', 1.3, '1 of 3'],
])('D06 D22 the gallery %s', (_what, slides, count) => {
  jest.useFakeTimers();
  render(<Gallery title="A villa" pictures={names.map(propertyPicture)} />, { wrapper: TestPlatform });
  const strip = screen.getByRole('list', { name: 'Pictures' });
  // jsdom does not lay out elements.
  Object.defineProperty(strip, 'clientWidth', { value: 1000 });

  strip.scrollLeft = 1000 * slides;
  fireEvent.scroll(strip);
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByRole('status')).toHaveTextContent(count);
  jest.useRealTimers();
});
