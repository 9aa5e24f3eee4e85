import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ListingSearch } from './listing-search.tsx';

const service = 'http://outside.example/listings';

function setUp() {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  render(
    <TestPlatform>
      <ListingSearch fullSearch={service} />
    </TestPlatform>,
  );

  return { open, box: screen.getByRole('searchbox', { name: 'MLS or IDX number' }) };
}

const button = () => screen.getByRole('button', { name: 'Search' });

describe('ListingSearch', () => {
  afterEach(() => jest.restoreAllMocks());

  it('P01 P04 X06 searches for the number in a new window that cannot reach back', async () => {
    const { open, box } = setUp();

    await userEvent.type(box, ' 25-5134 & 25/5045 ');
    await userEvent.click(button());

    expect(open).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledWith(
      `${service}?q=25-5134%20%26%2025%2F5045`,
      '_blank',
      'noopener,noreferrer',
    );
  });

  it('P02 keeps Search disabled while the box is empty or blank', async () => {
    const { box } = setUp();

    expect(button()).toBeDisabled();
    await userEvent.type(box, '   ');
    expect(button()).toBeDisabled();
    await userEvent.type(box, '2');
    expect(button()).toBeEnabled();
    await userEvent.clear(box);
    expect(button()).toBeDisabled();
  });

  it('P03 ignores Enter in an empty or blank box', async () => {
    const { open, box } = setUp();

    await userEvent.type(box, '{Enter}');
    await userEvent.type(box, '   {Enter}');

    expect(open).not.toHaveBeenCalled();
  });

  it('P03 searches on Enter with text', async () => {
    const { open, box } = setUp();

    await userEvent.type(box, '25-5045{Enter}');

    expect(open).toHaveBeenCalledWith(`${service}?q=25-5045`, '_blank', 'noopener,noreferrer');
  });

  it('P05 X06 opens the whole service without a query', () => {
    setUp();
    const full = screen.getByRole('link', { name: /^Full Search/ });

    expect(full).toHaveAttribute('href', service);
    expect(full).toHaveAttribute('target', '_blank');
    expect(full).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('P04 works without scripts as a plain form of the listing service', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <TestPlatform>
        <ListingSearch fullSearch={service} />
      </TestPlatform>,
    );
    const form = page.querySelector('form');

    expect(form).toHaveAttribute('action', service);
    expect(form).toHaveAttribute('target', '_blank');
    expect(form).toHaveAttribute('rel', 'noopener noreferrer');
    expect(page.querySelector('input')).toHaveAttribute('name', 'q');
    expect(page.querySelector('noscript')?.textContent).toContain('Search in a new window');
  });
});
