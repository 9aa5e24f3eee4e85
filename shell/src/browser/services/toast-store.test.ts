import { showToast, toastStore } from './toast-store.ts';

const titles = () => toastStore.list().map(({ title }) => title);

afterEach(() => {
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
});

describe('toasts', () => {
  it('AG23 take the place of the one before them about the same', () => {
    showToast({ tone: 'alert', title: 'Error Sending Message', about: 'inquiry to 3' });
    showToast({ tone: 'alert', title: 'Another form’s', about: 'inquiry to 4' });
    showToast({ tone: 'status', title: 'Message Sent!', about: 'inquiry to 3' });

    expect(titles()).toEqual(['Another form’s', 'Message Sent!']);
  });

  it('stand beside each other where they are about nothing in particular', () => {
    showToast({ tone: 'status', title: 'One' });
    showToast({ tone: 'status', title: 'Two' });

    expect(titles()).toEqual(['One', 'Two']);
  });
});
