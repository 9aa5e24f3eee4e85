import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Rebuilt } from './rebuilt.tsx';

// That a form is built anew with everything typed (C23), a journey shows in a browser.
it('a form leaves faults of its own to the boundary around it', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  function Faulty(): ReactNode {
    throw new Error('A fault');
  }

  expect(() =>
    render(
      <Rebuilt>
        <Faulty />
      </Rebuilt>,
    ),
  ).toThrow('A fault');
});
