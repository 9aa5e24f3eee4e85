import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { forgetDraft, useDraft } from './draft.ts';
import { TextField } from './text-field.tsx';

function Letter() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);

  return (
    <form ref={form} data-draft="">
      <TextField label="Name" name="name" />
    </form>
  );
}

const name = () => screen.getByLabelText('Name');
const store = (draft: string) => sessionStorage.setItem('dosmares.draft./', draft);

// The page's inline script stores drafts: load-scripts.test.ts.
describe('the draft of a form', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('C24 survives a reload until the form is sent', () => {
    store('{"name":"Ines"}');
    const { unmount } = render(<Letter />);
    expect(name()).toHaveValue('Ines');
    forgetDraft();
    unmount();
    render(<Letter />);

    expect(name()).toHaveValue('');
  });

  it('C24 does no harm where storage is forbidden, or something else is stored', () => {
    store('{"name":7,"role":"b"}');
    const { unmount } = render(<Letter />);
    expect(name()).toHaveValue('');
    unmount();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('full or forbidden', 'SecurityError');
    });
    render(<Letter />);

    expect(name()).toHaveValue('');
  });
});
