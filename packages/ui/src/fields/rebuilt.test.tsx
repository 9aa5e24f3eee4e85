import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Rebuilt } from './rebuilt.tsx';

// A journey in a browser checks that a form is rebuilt with everything typed (C23).
it('a form leaves its own errors to the boundary around it', () => {
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
