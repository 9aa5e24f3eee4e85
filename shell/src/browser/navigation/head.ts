import type { Head } from '@dosmares/contracts/remote';
import { headTags } from '../../head-tags.ts';

/** Marks elements that belong to the page and leave with it. */
export const pageMark = 'data-page';

/** Replaces the document's title and all of the page's elements in its head. */
export function applyHead(head: Head, target: Document) {
  target.title = head.title;
  for (const old of target.head.querySelectorAll(`[${pageMark}]`)) old.remove();
  target.head.append(
    ...headTags(head, { siteOrigin: target.location.origin }).map((tag) => element(tag, target)),
  );
}

function element({ tag, attributes, text }: ReturnType<typeof headTags>[number], target: Document) {
  const made = target.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, [pageMark]: '' }))
    made.setAttribute(name, value);
  if (text) made.textContent = text;

  return made;
}
