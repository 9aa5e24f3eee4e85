import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDraft } from './use-draft.ts';

const untouched = { name: '', topic: 'general' };

function Letter({ to }: { to: string }) {
  const [values, setValues] = useState(untouched);
  useDraft(`letter.${to}`, [values, setValues], untouched);

  return (
    <>
      <input
        aria-label="Name"
        value={values.name}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
      />
      <output>{values.topic}</output>
      <button type="button" onClick={() => setValues(untouched)}>
        Send
      </button>
    </>
  );
}

const name = () => screen.getByLabelText('Name');
const write = (value: string) => fireEvent.change(name(), { target: { value } });

describe('the draft of a form', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('C24 survives a reload until the form is sent', () => {
    const reload = (view: { unmount: () => void }) => {
      view.unmount();

      return render(<Letter to="ana" />);
    };
    const first = render(<Letter to="ana" />);
    write('Ines');
    const second = reload(first);
    expect(name()).toHaveValue('Ines');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    reload(second);

    expect(name()).toHaveValue('');
  });

  it("C24 belongs to one form, and moves along when the form's subject changes", () => {
    sessionStorage.setItem('dosmares.draft.letter.ana', '{"name":"Ines"}');
    const { rerender } = render(<Letter to="bea" />);
    expect(name()).toHaveValue('');
    write('I.');
    rerender(<Letter to="carla" />);

    expect(name()).toHaveValue('I.');
    expect(Object.keys(sessionStorage).sort()).toEqual([
      'dosmares.draft.letter.ana',
      'dosmares.draft.letter.carla',
    ]);
  });

  it.each(['setItem', 'getItem'] as const)(
    'C24 does no harm where %s is forbidden, or something else is stored',
    (call) => {
      sessionStorage.setItem('dosmares.draft.letter.ana', '{"name":7,"role":"b"}');
      jest.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException('full or forbidden', 'SecurityError');
      });
      render(<Letter to="ana" />);

      expect(name()).toHaveValue('');
      write('Ines');
      expect(name()).toHaveValue('Ines');
    },
  );
});
