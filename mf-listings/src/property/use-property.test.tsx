import { type Property, properties, propertyById } from '@dosmares/content/properties';
import { act, render, screen } from '@testing-library/react';
import { useProperty } from './use-property.ts';

const [first, second = first] = properties as readonly [Property, ...Property[]];

function Probe({ id, lookup }: { id: string; lookup?: typeof propertyById }) {
  const state = useProperty(id, lookup);

  return <p>{typeof state === 'string' ? state : state.title}</p>;
}

const painted = () => act(() => jest.advanceTimersByTime(200));

describe('useProperty', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(window, 'scrollTo').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('D01 is loading again, at the top, when the id changes', () => {
    const { rerender } = render(<Probe id={first.id} />);
    painted();
    rerender(<Probe id={second.id} />);

    expect(screen.getByText('loading')).toBeVisible();
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
    painted();
    expect(screen.getByText(second.title)).toBeVisible();
  });

  it('D11 recovers from a lookup that throws once', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const lookup = jest.fn(propertyById).mockImplementationOnce(() => {
      throw new Error('away');
    });
    render(<Probe id={first.id} lookup={lookup} />);
    painted();

    expect(screen.getByText(first.title)).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('Error loading property', expect.any(Error));
  });
});
