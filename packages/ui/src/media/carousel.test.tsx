import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel.tsx';

/** jsdom has no layout: sets the strip's size, and makes it scroll instantly. */
function stripOf(container: HTMLElement, size: { clientWidth: number; scrollWidth: number }) {
  const strip = container.querySelector<HTMLElement>('[aria-roledescription=carousel] > div') as HTMLElement;
  const scrollBy = jest.fn(({ left }: { left: number }) => {
    strip.scrollLeft += left;
  });
  for (const [name, value] of Object.entries(size)) Object.defineProperty(strip, name, { value });
  for (const slide of strip.children) Object.defineProperty(slide, 'offsetWidth', { value: 320 });
  Object.assign(strip, { scrollBy });
  fireEvent.scroll(strip);

  return { strip, scrollBy };
}

function show(step = 350) {
  const { container } = render(
    <Carousel label="Our agents" itemLabel={(at) => `No. ${at + 1}`} step={step} itemWidth="320px">
      {['Ana', 'Bruno', 'Carla'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );

  return stripOf(container, { clientWidth: 400, scrollWidth: 1100 });
}

const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });

describe('Carousel', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('T04 T06 AG11 moves by its step, and looks at the ends again after 100 ms', () => {
    const { scrollBy } = show(400);

    fireEvent.click(next());
    act(() => void jest.advanceTimersByTime(99));
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    act(() => void jest.advanceTimersByTime(1));
    fireEvent.click(previous());

    expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([400, -400]);
  });

  it('T02 T05 names its slides, says which are in sight, and keeps the focus on an arrow at its end', () => {
    const { strip, scrollBy } = show();
    expect(screen.getByRole('group', { name: 'Our agents' })).toContainElement(strip);
    expect(screen.getByRole('group', { name: 'No. 3' })).toHaveTextContent('Carla');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3');

    next().focus();
    strip.scrollLeft = 700;
    fireEvent.scroll(strip);
    fireEvent.click(next());

    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    expect(next()).toHaveFocus();
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
