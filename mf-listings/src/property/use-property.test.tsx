import { propertyById } from '@dosmares/content/properties';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Lookup } from './load-property.ts';
import { useProperty } from './use-property.ts';

function Probe({ id, lookup = propertyById }: { id: string; lookup?: Lookup }) {
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
    render(<Probe id="1" />);

    expect(screen.getByText('loading')).toBeVisible();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    painted();
    expect(screen.getByText('Exclusive Estate Investment')).toBeVisible();
  });

  it('D01 is loading again, at the top, when the id changes', () => {
    const { rerender } = render(<Probe id="1" />);
    painted();
    scrollTo.mockClear();

    rerender(<Probe id="2" />);

    expect(screen.getByText('loading')).toBeVisible();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    painted();
    expect(screen.getByText('Luxury Portfolio Property')).toBeVisible();
  });

  it('D01 holds the property in the HTML and keeps it while that comes to life, without a complaint', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Probe id="3" />);
    const paragraph = page.firstChild;
    expect(paragraph).toHaveTextContent('Premier Investment Villa');

    await act(async () => hydrateRoot(page, <Probe id="3" />));

    expect(page.firstChild).toBe(paragraph);
    expect(page).toHaveTextContent('Premier Investment Villa');
    expect(complaints).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('D02 says when there is no such house', () => {
    render(<Probe id="99" />);
    painted();

    expect(screen.getByText('not-found')).toBeVisible();
  });

  it('D11 recovers from a lookup that throws once', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const lookup = jest.fn(propertyById).mockImplementationOnce(() => {
      throw new Error('away');
    });
    render(<Probe id="1" lookup={lookup} />);
    painted();

    expect(screen.getByText('Exclusive Estate Investment')).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('Error loading property', expect.any(Error));
  });
});
