/** The shell's own pages, each loaded when it is needed; the chunk's name is the page's. */
export const ownPages: Readonly<Record<string, () => Promise<object>>> = {
  'home-page': () => import(/* webpackChunkName: "home-page" */ './home/home-page.tsx'),
  'about-page': () => import(/* webpackChunkName: "about-page" */ './about/about-page.tsx'),
  'contact-page': () => import(/* webpackChunkName: "contact-page" */ './contact/contact-page.tsx'),
  'not-found-page': () => import(/* webpackChunkName: "not-found-page" */ './not-found/not-found-page.tsx'),
};
