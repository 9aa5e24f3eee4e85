import { render, screen, within } from '@testing-library/react';
import { DrawnMap, type MapMark } from './drawn-map.tsx';

const view = { west: 10, east: 20, south: -5, north: 5 };
const map = { src: '/coast.svg', box: { ...view, east: 15 }, view };
const marks: Readonly<Record<string, MapMark>> = {
  harbor: {
    at: { latitude: 0, longitude: 12.5 },
    kind: 'place',
    side: 'left',
    isCurrent: true,
    name: <a href="#harbor">Harbor</a>,
  },
  light: { at: { latitude: 5, longitude: 20 }, kind: 'office', side: 'below', name: <span>Light</span> },
};

it('P11 names what it shows in words and links, each at its point over the part of the drawing that it shows', () => {
  const { container } = render(<DrawnMap map={map} label="Two places" marks={marks} />);
  const places = within(screen.getByRole('group', { name: 'Two places' })).getAllByRole('listitem');
  const [harbor, light] = places.map((place) => getComputedStyle(place));
  const drawing = getComputedStyle(container.querySelector('img') as Element);

  expect(places.map(({ textContent }) => textContent)).toEqual(['Harbor', 'Light']);
  expect(screen.getByRole('link', { name: 'Harbor' })).toHaveAttribute('href', '#harbor');
  expect([harbor?.left, harbor?.top]).toEqual(['25%', '50%']);
  expect([light?.left, light?.top]).toEqual(['100%', '0%']);
  expect([drawing.left, drawing.width, drawing.height]).toEqual(['0%', '50%', '100%']);
});
