/** The element that holds a page's scripts until the page is painted. */
export const scriptsId = 'scripts';

/** How long a page may take to be painted: on a slow line its scripts do not wait for its picture for ever. */
export const patienceMs = 2_500;

/**
 * Runs in the page, at its end. Once the first view is painted, with its picture, it puts the page's scripts in place:
 * until then they would only take line and processor from what the visitor waits to see (decision 0071). A page that
 * nobody looks at is never painted, so it does not wait; nor does one that somebody already uses.
 */
export const awaken = `{
const picture = document.querySelector('img[fetchpriority=high]');
const isPainted = new Promise((yes) => {
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) yes();
else new PerformanceObserver(yes).observe({ type: 'paint', buffered: true });
});
const hasPicture = new Promise((yes) => {
if (!picture || picture.complete) yes();
else picture.onload = picture.onerror = yes;
});
const frame = () => new Promise((yes) => document.hidden ? yes() : requestAnimationFrame(yes));
const isUsed = new Promise((yes) => {
for (const hand of ['pointerdown', 'keydown', 'touchstart']) addEventListener(hand, yes, { once: true, passive: true });
});
const isLate = new Promise((yes) => setTimeout(yes, ${patienceMs}));
const isSeen = Promise.all([isPainted, hasPicture]).then(frame).then(frame);
const held = document.getElementById('${scriptsId}').content;
Promise.race([isSeen, isUsed, isLate]).then(() =>
setTimeout(() => document.head.append(document.importNode(held, true))));
}`;
