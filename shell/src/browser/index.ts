/** Ends the current task, so that the visitor's input is handled first. */
const yieldToMain = () => new Promise((next) => setTimeout(next));

const parsed = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });

/** Runs the site's modules and starts the page, in steps without a noticeable pause on a slow phone. */
async function begin() {
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../site.tsx');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await yieldToMain();
  await parsed();
  await start(yieldToMain);
}

// The page's inline script shows a notice if this is not reached (load-scripts.ts).
document.documentElement.dataset.started = '';
void begin();
