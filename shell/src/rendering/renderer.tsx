import * as Platform from '@dosmares/platform';
import * as EmotionReact from '@emotion/react';
import * as EmotionHeld from '@emotion/react/_isolated-hnrs';
import * as EmotionJsx from '@emotion/react/jsx-runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as about from '../about/about-page.tsx';
import * as contact from '../contact/contact-page.tsx';
import * as home from '../home/home-page.tsx';
import * as notFound from '../not-found/not-found-page.tsx';

export { routes } from '../routes.ts';
export { renderPage } from './render-page.tsx';

/** The shell's pages under the names that its routes use: the shell is rendered like any other application. */
export const pages = {
  'home-page': home,
  'about-page': about,
  'contact-page': contact,
  'not-found-page': notFound,
};

/** Everything a server bundle may require: one copy for all, as in the browser. */
export const singletons: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  '@emotion/react': EmotionReact,
  '@emotion/react/jsx-runtime': EmotionJsx,
  '@emotion/react/_isolated-hnrs': EmotionHeld,
  '@dosmares/platform': Platform,
};
