import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useDialog } from './use-dialog.ts';

function HastyVisitor({ onClose }: { onClose: () => void }) {
  const { dialog, onKeyDown } = useDialog(false, onClose);
  // Before anything is painted; what comes after the paint may be late on a busy machine.
  useLayoutEffect(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  }, []);

  return <div ref={dialog} role="dialog" tabIndex={-1} onKeyDown={onKeyDown} />;
}

it('CH01 hears Escape as soon as the dialog can be seen', () => {
  const onClose = jest.fn();
  render(<HastyVisitor onClose={onClose} />);

  expect(onClose).toHaveBeenCalledTimes(1);
});
