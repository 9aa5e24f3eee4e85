import { render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { useSidePanel } from './use-side-panel.ts';

function HastyVisitor({ onClose }: { onClose: () => void }) {
  const panel = useSidePanel(useRef(null), onClose);
  // Before anything is painted; what comes after the paint may be late on a busy machine.
  useLayoutEffect(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  }, []);

  return <div ref={panel} role="dialog" tabIndex={-1} />;
}

it('CH01 hears Escape as soon as the panel can be seen', () => {
  const onClose = jest.fn();
  render(<HastyVisitor onClose={onClose} />);

  expect(onClose).toHaveBeenCalledTimes(1);
});
