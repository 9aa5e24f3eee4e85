/** The desk's only script; every page works without it. */
export const script = `
for (const all of document.querySelectorAll('[data-all]')) {
  all.hidden = false;
  all.querySelector('input').addEventListener('change', ({ target }) => {
    for (const box of document.querySelectorAll('input[name=chosen]')) box.checked = target.checked;
  });
}
const asks = document.getElementById('answered');
for (const link of document.querySelectorAll('a[data-answers]'))
  link.addEventListener('click', () => {
    const back = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', back);
      asks?.classList.add('asked');
      asks?.querySelector('button').focus();
    };
    document.addEventListener('visibilitychange', back);
    setTimeout(() => asks?.classList.add('asked'), 1500);
  });
`;
