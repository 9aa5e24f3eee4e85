import { endpoints } from '@dosmares/contracts/endpoints';
import type { Page, Request } from 'playwright/test';

/** Whether a page sends something; its reports aside, which come when they come. */
export const isPost = (request: Request) =>
  request.method() === 'POST' && !request.url().endsWith(endpoints.events);

/** What a page sends from now on, as it leaves the browser. */
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
