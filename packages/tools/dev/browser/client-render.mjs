// Replaces `react-dom/client`: the served HTML is a release's, so development renders instead of hydrating.
import { createRoot } from '../../../../node_modules/react-dom/client.js';

export const hydrateRoot = (element, tree) =>
  createRoot(element, { onCaughtError: show, onUncaughtError: show }).render(tree);

/** Shows an error with React's stack over the page, until a click or the next edit. */
function show(error, { componentStack }) {
  console.error(error);
  const report = document.body.appendChild(document.createElement('pre'));
  report.id = 'react-error';
  report.role = 'alert';
  report.textContent = `${error?.stack ?? error}\n${componentStack}\n\nA click closes this.`;
  report.onclick = () => report.remove();
  report.style.cssText =
    'position:fixed;inset:0;z-index:9999;overflow:auto;padding:2rem;margin:0;background:#181818;color:#eee;font:13px/1.6 monospace;white-space:pre-wrap';
}
