import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const picture = {
  alt: 'A pool at dusk',
  width: 1536,
  height: 1024,
  lqip: 'data:image/webp;base64,AAAA',
  sources: [
    { type: 'image/avif', srcSet: '/a-480.avif 480w' },
    { type: 'image/webp', srcSet: '/a-480.webp 480w' },
  ],
  src: '/a-960.jpg',
};

describe('Picture', () => {
  it('L01 keeps its place: words, width and height are in the page', () => {
    render(<Picture picture={picture} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A pool at dusk' });

    expect(image).toHaveAttribute('width', '1536');
    expect(image).toHaveAttribute('height', '1024');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('offers every format, best first, with its sizes', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    const offered = [...container.querySelectorAll('source')];

    expect(offered.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const source of offered) expect(source).toHaveAttribute('sizes', '50vw');
  });

  it('comes first when the page waits for it', () => {
    render(<Picture picture={picture} sizes="100vw" priority />);

    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('shows the blur without a style attribute', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" ratio="3 / 2" />);

    expect(container.querySelector('[style]')).toBeNull();
    expect(getComputedStyle(container.querySelector('picture') as Element).background).toContain(
      picture.lqip,
    );
  });
});
