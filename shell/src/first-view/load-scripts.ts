import { office } from '@dosmares/content/office';
import { storagePrefix } from '@dosmares/contracts/entries';
import { type PageReleases, releasesId } from '@dosmares/contracts/site/boot';
import { fallbackMark, palette } from '@dosmares/ui/brand';

const missingScriptsId = 'missing-scripts';

/** Shown where the browser is too old for the site's scripts (README), or where they did not arrive. */
export const missingScriptsNotice = `<p id="${missingScriptsId}" hidden>Forms and the concierge do not work here: your browser is too old for them, or part of this page did not arrive. Please call <a href="${office.phoneHref}">${office.phone}</a> or write to <a href="${office.emailHref}">${office.email}</a>.</p>`;

export const missingScriptsCss = `#${missingScriptsId}{position:fixed;left:0;right:0;bottom:0;z-index:99;padding:12px 16px;background:${palette.night};color:${palette.ivory};text-align:center}`;

export const loadingRules = {
  releasesId,
  noticeId: missingScriptsId,
  /** Longest wait, in milliseconds, for the first view to be painted, and then for the main script to load. */
  longestWaitMs: 2_500,
  fallbackMark,
  draftPrefix: `${storagePrefix}draft.`,
};

/** Pictures further down, the bar's other logo and embedded pages are not loaded yet; their places keep their size. */
export const pausedLazyCss =
  'html[data-pause-lazy] :is(picture img,header img,iframe)[loading=lazy]{display:none}';

/**
 * Runs in the page's head, as text (`loadScriptsInline`): it can use nothing outside of this function.
 *
 * Loads the page's scripts once the first view is painted, and then lets pictures further down and embedded pages load:
 * earlier, each would only take bandwidth and processor time from what the visitor waits for (decision 0071).
 * It does not wait in a hidden page, which is never painted; nor in one that the visitor already uses, or that opens
 * further down, after a reload or at a fragment.
 *
 * A form that is sent before hydration is noted (`data-sent`), so that it is sent afterwards (C22). What is entered in a
 * form with `data-draft` is stored under its address, before hydration and after (C24, C25); `useDraft` restores it.
 *
 * A main script that has loaded without setting `data-started` is one that the browser cannot run.
 */
export function loadScripts(rules: typeof loadingRules) {
  const { releasesId, noticeId, longestWaitMs, fallbackMark, draftPrefix } = rules;
  // Only Firefox supports this property. It would look for the fallback faces only after painting the page without
  // them, and then move what it had painted.
  if (CSS.supports('-moz-appearance', 'none'))
    for (const face of document.fonts) if (face.family.includes(fallbackMark)) face.load().catch(() => {});
  const { dataset } = document.documentElement;
  dataset.pauseLazy = '';
  dataset.query = location.search;
  addEventListener('submit', noteSubmit, true);
  for (const event of ['input', 'change']) addEventListener(event, storeDraft);

  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const firstUse = new Promise((resolve) => {
    for (const event of ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])
      addEventListener(event, resolve, { once: true, passive: true });
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, longestWaitMs));

  void Promise.race([painted(), firstUse, timeout]).then(() => setTimeout(load));

  function noteSubmit({ target }: Event) {
    if (!('hydrated' in dataset)) dataset.sent = (target as Element).getAttribute('aria-label') || '';
  }

  function storeDraft({ target }: Event) {
    const form = (target as Element).closest<HTMLFormElement>('form[data-draft]');
    if (!form) return;
    if (!('hydrated' in dataset)) dataset.entered = (target as HTMLInputElement).name;
    const key = draftPrefix + location.pathname + location.search;
    const controls = [...form.elements] as HTMLInputElement[];
    const entered = controls.filter(({ name, value, defaultValue = '' }) => name && value !== defaultValue);
    const draft = Object.fromEntries(entered.map(({ name, value }) => [name, value]));
    try {
      if (entered.length > 0) sessionStorage.setItem(key, JSON.stringify(draft));
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is full or forbidden: a visitor could do nothing about it.
    }
  }

  function painted() {
    return new Promise<unknown>((resolve) => {
      if (document.hidden || !('PerformancePaintTiming' in window)) resolve(undefined);
      else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  }

  function load() {
    const { textContent } = document.getElementById(releasesId) as HTMLElement;
    const { main, preloads }: PageReleases = JSON.parse(textContent);
    const script = Object.assign(document.createElement('script'), { src: main[0], integrity: main[1] });
    const resumeLazy = () => {
      delete dataset.pauseLazy;
    };
    script.crossOrigin = 'anonymous';
    script.onload = script.onerror = () => {
      resumeLazy();
      void parsed.then(showNotice);
    };
    void firstUse.then(resumeLazy);
    setTimeout(resumeLazy, longestWaitMs);
    // The main script is the first to get a connection, of which there may be few.
    document.head.append(script, ...preloads.map(preload));
  }

  /**
   * A preload is used only when it is requested like the script: with the same integrity; from other origins
   * anonymously, from the site's own plainly. None should come before the first picture, or before the main script.
   */
  function preload([href, integrity]: PageReleases['preloads'][number]) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href,
      integrity,
    });
    link.fetchPriority = 'low';
    if (!href.startsWith('/')) link.crossOrigin = 'anonymous';

    return link;
  }

  function showNotice() {
    if (!('started' in dataset)) (document.getElementById(noticeId) as HTMLElement).hidden = false;
  }
}

/** This function as the text of a script element. The build minifies this file before it becomes text. */
export const loadScriptsInline = `(${loadScripts})(${JSON.stringify(loadingRules)})`;
