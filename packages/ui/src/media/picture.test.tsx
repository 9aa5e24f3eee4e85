import type { PictureSource } from '@dosmares/contracts/picture';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const picture: PictureSource = {
  alt: 'A pool at dusk',
  width: 1536,
  height: 1024,
  tints: ['#aabbcc', '#112233'],
  sources: [
    { type: 'image/avif', srcSet: '/a-480-narrow.avif', media: '(max-width: 767px)' },
    { type: 'image/avif', srcSet: '/a-480.avif 480w' },
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

  it('offers every cut in its order, with the sizes of those that are offered by width', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    const offered = [...container.querySelectorAll('source')];

    expect(offered.map(({ srcset }) => srcset)).toEqual(['/a-480-narrow.avif', '/a-480.avif 480w']);
    expect(offered.map(({ sizes }) => sizes)).toEqual(['', '50vw']);
  });

  it('comes first when the page waits for it', () => {
    render(<Picture picture={picture} sizes="100vw" priority />);

    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('shows the tints without a style attribute', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" ratio="3 / 2" />);

    expect(container.querySelector('[style]')).toBeNull();
    expect(getComputedStyle(container.querySelector('picture') as Element).background).toContain(
      picture.tints.join(),
    );
  });
});
