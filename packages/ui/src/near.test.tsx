import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { useNear } from './near.ts';

let see: (isIntersecting: boolean) => void;
const disconnect = jest.fn();
const observer = jest.fn((callback: (entries: object[]) => void) => {
  see = (isIntersecting) => act(() => callback([{ isIntersecting }]));

  return { observe: jest.fn(), disconnect };
}) as unknown as typeof IntersectionObserver;

function Part({ observer }: { observer?: typeof IntersectionObserver }) {
  const element = useRef<HTMLParagraphElement>(null);

  return <p ref={element}>{useNear(element, observer) ? 'near' : 'far'}</p>;
}

describe('useNear', () => {
  it('tells when an element comes within a window of the window, and stops looking', () => {
    render(<Part observer={observer} />);
    expect(observer).toHaveBeenCalledWith(expect.anything(), { rootMargin: '100% 0px' });

    see(false);
    expect(screen.getByText('far')).toBeInTheDocument();
    see(true);
    expect(screen.getByText('near')).toBeInTheDocument();
    expect(disconnect).toHaveBeenCalled();
  });

  it('counts everything as near where a browser cannot tell', () => {
    render(<Part />);

    expect(screen.getByText('near')).toBeInTheDocument();
  });

  it('is far in served HTML', () => {
    expect(renderToString(<Part />)).toContain('far');
  });
});
