import { endpoints } from '@dosmares/contracts/endpoints';
import type { Page, Request } from 'playwright/test';

/** Returns whether a request sends something, apart from reports, which come at any time. */
export const isPost = (request: Request) =>
  request.method() === 'POST' && !request.url().endsWith(endpoints.vitals);

/** Collects what a page sends from now on, as it leaves the browser. */
export function postsOf(page: Page) {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (isPost(request)) posts.push(request);
  });

  return {
    bodies: (): unknown[] => posts.map((request) => request.postDataJSON()),
    addresses: () => posts.map((request) => request.url()),
  };
}
