import { type Property, properties, propertyById } from '@dosmares/content/properties';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useProperty } from './use-property.ts';

const [first, second = first, third = first] = properties as readonly [Property, ...Property[]];

function Probe({ id, lookup }: { id: string; lookup?: typeof propertyById }) {
  const state = useProperty(id, lookup);

  return <p>{typeof state === 'string' ? state : state.title}</p>;
}

const painted = () => act(() => jest.advanceTimersByTime(200));

describe('useProperty', () => {
  let scrollTo: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('D01 is loading first, at the top, and then holds the property', () => {
    render(<Probe id={first.id} />);

    expect(screen.getByText('loading')).toBeVisible();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    painted();
    expect(screen.getByText(first.title)).toBeVisible();
  });

  it('D01 is loading again, at the top, when the id changes', () => {
    const { rerender } = render(<Probe id={first.id} />);
    painted();
    scrollTo.mockClear();

    rerender(<Probe id={second.id} />);

    expect(screen.getByText('loading')).toBeVisible();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    painted();
    expect(screen.getByText(second.title)).toBeVisible();
  });

  it('D01 holds the property in the HTML and keeps it while that comes to life, without a complaint', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Probe id={third.id} />);
    const paragraph = page.firstChild;
    expect(paragraph).toHaveTextContent(third.title);

    await act(async () => hydrateRoot(page, <Probe id={third.id} />));

    expect(page.firstChild).toBe(paragraph);
    expect(page).toHaveTextContent(third.title);
    expect(complaints).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(['0', '9999', 'abc', '1x', '01', ''])('D02 finds no house %p', (id) => {
    render(<Probe id={id} />);
    painted();

    expect(screen.getByText('not-found')).toBeVisible();
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
