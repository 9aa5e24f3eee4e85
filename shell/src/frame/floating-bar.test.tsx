import { TestPlatform } from '@dosmares/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { FloatingBar } from './floating-bar.tsx';

it('N13 C20 CH01 the floating bar opens the assistant, and leads to the contact page with what the page is about', () => {
  const open = jest.fn();
  render(
    <TestPlatform chat={{ isOpen: false, open }}>
      <FloatingBar intent={{ property: '1', viewing: true }} />
    </TestPlatform>,
  );
  fireEvent.click(screen.getByText('AI Chat'));

  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Schedule')).toHaveAttribute('href', '/contact?property=1&viewing=yes');
});
