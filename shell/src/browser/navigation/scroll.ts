/** The site itself scrolls on a route change (G15); on a reload the browser's own memory is right. */
export function keepScrollOnReload() {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
