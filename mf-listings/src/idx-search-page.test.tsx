import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import IdxSearchPage, { head } from './idx-search-page.tsx';

describe('IdxSearchPage', () => {
  it('P09 has the heading and the search in a frame 850 px high', () => {
    render(
      <TestPlatform path="/idx-search">
        <IdxSearchPage />
      </TestPlatform>,
    );
    const frame = screen.getByTitle('MLS property search');

    expect(screen.getByRole('heading', { level: 1, name: 'MLS Property Search' })).toBeVisible();
    expect(frame).toHaveAttribute('src', 'http://outside.example/mls-search');
    expect(frame).toHaveAttribute('height', '850');
  });

  it('G08 tells search engines what it is', () => {
    expect(head()).toMatchObject({
      title: 'MLS Property Search | Dos Mares Estates',
      canonical: '/idx-search',
    });
  });
});
