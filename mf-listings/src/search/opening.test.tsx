import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ListingSearch, searchAddress } from './opening.tsx';

const service = 'http://outside.example/listings';

it('P01 P02 P03 P04 X06 searches for a number in a new window that cannot reach back, and for nothing else', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  render(<ListingSearch fullSearch={service} />, { wrapper: TestPlatform });
  const box = screen.getByRole('searchbox', { name: 'MLS or IDX number' });
  const button = screen.getByRole('button', { name: 'Search' });

  await userEvent.type(box, '{Enter}   {Enter}');
  expect(button).toBeDisabled();
  expect(open).not.toHaveBeenCalled();
  await userEvent.type(box, '25-5134 & 25/5045 {Enter}');
  await userEvent.click(button);

  const address = `${service}?q=25-5134%20%26%2025%2F5045`;
  expect(open.mock.calls).toEqual(Array(2).fill([address, '_blank', 'noopener,noreferrer']));
  expect(searchAddress(`${service}?lang=en`, '25')).toBe(`${service}?lang=en&q=25`);
});
