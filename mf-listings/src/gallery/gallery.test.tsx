import { propertyPicture } from '@dosmares/content/pictures/property';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Gallery } from './gallery.tsx';

const names = ['corridor-villa', 'corridor-villa-terrace', 'corridor-villa-great-room'] as const;

// Keys, thumbnails, swipes and the large pictures are tested in a real browser (e2e/pages/visit-a-property).
it('D06 D22 the gallery does not take a pause between two pictures for the end of a swipe', () => {
  jest.useFakeTimers();
  render(<Gallery title="A villa" pictures={names.map(propertyPicture)} />, { wrapper: TestPlatform });
  const strip = screen.getByRole('list', { name: 'Pictures' });
  // jsdom does not lay out elements.
  Object.defineProperty(strip, 'clientWidth', { value: 1000 });

  strip.scrollLeft = 1300;
  fireEvent.scroll(strip);
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
  jest.useRealTimers();
});
