/** Ends the task at hand: what the visitor did meanwhile comes first. */
const yieldToMain = () => new Promise((next) => setTimeout(next));

/** Runs the site's modules and starts the page, in steps that a slow phone takes without a pause that can be felt. */
async function begin() {
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../site.tsx');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await yieldToMain();
  await start(yieldToMain);
}

// The page's inline script shows a notice if this is not reached (load-scripts.ts).
document.documentElement.dataset.started = '';
void begin();
