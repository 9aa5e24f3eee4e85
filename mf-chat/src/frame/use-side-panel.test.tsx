import { render, screen } from '@testing-library/react';
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

function Page({ isOpen, hasOpener }: { isOpen: boolean; hasOpener: boolean }) {
  return (
    <main tabIndex={-1}>
      {hasOpener && <button type="button">Ask</button>}
      {isOpen && <OpenPanel />}
    </main>
  );
}

function OpenPanel() {
  const box = useRef<HTMLInputElement>(null);

  return (
    <div ref={useSidePanel(box, () => {})} role="dialog" tabIndex={-1}>
      <input ref={box} />
    </div>
  );
}

it.each([
  ['its opener', true, () => screen.getByRole('button', { name: 'Ask' })],
  ['the page when its opener is gone', false, () => screen.getByRole('main')],
])('CH19 gives the focus back to %s', (_, isStillThere, holder) => {
  const { rerender } = render(<Page isOpen={false} hasOpener />);
  screen.getByRole('button', { name: 'Ask' }).focus();
  rerender(<Page isOpen hasOpener />);
  expect(screen.getByRole('textbox')).toHaveFocus();

  rerender(<Page isOpen hasOpener={isStillThere} />);
  rerender(<Page isOpen={false} hasOpener={isStillThere} />);

  expect(holder()).toHaveFocus();
});
