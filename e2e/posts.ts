import { endpoints } from '@dosmares/contracts/endpoints';
import type { Page, Request } from 'playwright/test';

/** What a page sends from now on, as it leaves the browser; its reports aside, which come when they come. */
export function postsOf(page: Page) {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith(endpoints.events)) posts.push(request);
  });

  return {
    bodies: (): unknown[] => posts.map((request) => request.postDataJSON()),
    addresses: () => posts.map((request) => request.url()),
  };
}
