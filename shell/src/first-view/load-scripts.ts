/** The element that holds a page's scripts until the page is painted. */
export const scriptsId = 'scripts';

/** How long a page may take to be painted, and then its main script to come: nothing waits for ever on a slow line. */
export const patienceMs = 2_500;

/** Pictures further down and framed pages wait for the main script, or a hand; their places keep their size. */
export const waitingCss = 'html[data-waits] :is(picture img,iframe)[loading=lazy]{display:none}';

/**
 * Runs in the page's head. Once the first view is painted, with its picture, it puts the page's scripts in place, and
 * then lets pictures further down and framed pages be loaded: each would only take line and processor from what the
 * visitor waits for before it (decision 0071). A page that nobody looks at is never painted, so it does not wait; nor
 * does one that somebody already uses, or that opens further down: after a reload, or at a fragment. Nor is a reloaded
 * page folded (shell/src/first-view/deferred-layout.ts): it is to open where it was left. A jump unfolds a page, for guessed heights
 * would lead it astray: one that opens at a fragment, a link to a place in the page, the keyboard.
 */
export const awaken = `{
const { dataset } = document.documentElement;
dataset.waits = '';
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash) dataset.folded = '';
const jump = ({ key, target }) => { if (key || target.closest?.('[href^="#"]')) delete dataset.folded; };
for (const hand of ['keydown', 'click']) addEventListener(hand, jump, true);
const isRead = new Promise((yes) => addEventListener('DOMContentLoaded', yes));
const isPainted = new Promise((yes) => {
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) yes();
else new PerformanceObserver(yes).observe({ type: 'paint', buffered: true });
});
const hasPicture = () => new Promise((yes) => {
const picture = document.querySelector('img[fetchpriority=high]');
if (!picture || picture.complete) yes();
else picture.onload = picture.onerror = yes;
});
const frame = () => new Promise((yes) => document.hidden ? yes() : requestAnimationFrame(yes));
const isUsed = new Promise((yes) => {
for (const hand of ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])
addEventListener(hand, yes, { once: true, passive: true });
});
const isLate = new Promise((yes) => setTimeout(yes, ${patienceMs}));
const isSeen = Promise.all([isPainted, isRead.then(hasPicture)]).then(frame).then(frame);
Promise.race([isSeen, isUsed, isLate]).then(() => isRead).then(() => setTimeout(() => {
const scripts = document.importNode(document.getElementById('${scriptsId}').content, true);
const main = scripts.querySelector('script');
const show = () => delete dataset.waits;
main.onload = main.onerror = show;
isUsed.then(show);
setTimeout(show, ${patienceMs});
document.head.append(scripts);
}));
}`;
