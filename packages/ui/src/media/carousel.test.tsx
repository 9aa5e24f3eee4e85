import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel.tsx';

afterEach(() => jest.useRealTimers());

it('T04 T06 AG11 moves by its step, and checks for the ends again after 100 ms', () => {
  jest.useFakeTimers();
  const { container } = render(
    <Carousel label="Our agents" itemLabel={String} step={400} itemWidth="320px">
      {['Ana', 'Bruno', 'Carla'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  const strip = container.querySelector<HTMLElement>('[aria-roledescription=carousel] > div') as HTMLElement;
  const scrollBy = jest.fn(({ left }: { left: number }) => {
    strip.scrollLeft += left;
  });
  // jsdom has no layout, and does not scroll.
  Object.assign(strip, { scrollBy });
  for (const [name, value] of Object.entries({ clientWidth: 400, scrollWidth: 1100 }))
    Object.defineProperty(strip, name, { value });
  fireEvent.scroll(strip);

  const previous = screen.getByRole('button', { name: 'Previous' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  act(() => void jest.advanceTimersByTime(99));
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  act(() => void jest.advanceTimersByTime(1));
  fireEvent.click(previous);

  expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([400, -400]);
});
