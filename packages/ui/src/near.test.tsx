import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { useNear } from './near.ts';

function Part() {
  const element = useRef<HTMLParagraphElement>(null);

  return <p ref={element}>{useNear(element) ? 'near' : 'far'}</p>;
}

it('an element is near within a window of the window, where a browser can tell; in served HTML it is far', () => {
  expect(renderToString(<Part />)).toContain('far');
  let see: (isIntersecting: boolean) => void = () => {};
  const Observer = jest.fn((callback: (entries: object[]) => void) => {
    see = (isIntersecting) => act(() => callback([{ isIntersecting }]));

    return { observe: jest.fn(), disconnect: jest.fn() };
  });
  Object.assign(globalThis, { IntersectionObserver: Observer });
  render(<Part />);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect(Observer).toHaveBeenCalledWith(expect.anything(), { rootMargin: '100% 0px' });

  see(false);
  expect(screen.getByText('far')).toBeInTheDocument();
  see(true);
  expect(screen.getByText('near')).toBeInTheDocument();

  render(<Part />);
  expect(screen.getAllByText('near')).toHaveLength(2);
});
