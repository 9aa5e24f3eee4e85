import type { Selection } from '@dosmares/delivery';

/** Address at which a visitor leaves a preview. */
export const leavePreview = '/_preview/leave';

const style =
  '#preview{position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:center;' +
  'padding:12px 24px;background:var(--gold);color:var(--night);font:600 16px/1.5 sans-serif}#preview a{color:inherit}';

/** Returns a page of a preview: the page itself, and a banner outside of the part that its scripts take over. */
export function previewPage(html: string, shown: Selection, live: Selection) {
  const changed = Object.entries(shown).filter(([name, version]) => live[name] !== version);
  const what = changed.map(([name, version]) => `${name}@${version}`).join(', ') || 'what is live';
  const banner =
    `<aside id="preview" aria-label="Preview"><span>Preview of ${what}. Visitors do not see this page yet.</span>` +
    `<a href="${leavePreview}">Leave the preview</a></aside>`;

  return html.replace('</head>', `<style>${style}</style></head>`).replace('</body>', `${banner}</body>`);
}
