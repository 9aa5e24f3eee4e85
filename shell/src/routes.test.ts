/** @jest-environment node */
import { intentOf, pagesOf } from './routes.ts';

const pageAt = pagesOf([
  { name: 'mf-listings', routes: [{ path: '/property/:id', expose: 'p', values: ['1'] }] },
  {
    name: 'mf-agents',
    routes: [
      { path: '/team/:id', expose: 't', values: ['9'] },
      { path: '/:agent', expose: 'a', values: ['ana-lopez'], closed: true },
    ],
  },
]);

it.each([
  ['/property/1', { property: '1', viewing: true }],
  ['/team/9', { agent: '9', type: 'general' }],
  ['/ana-lopez', { agent: 'ana-lopez', type: 'general' }],
  ['/ANA-lopez/', { agent: 'ana-lopez', type: 'general' }],
  ['/property/99', {}],
  ['/team/nobody', {}],
  ['/about', {}],
  ['/nope', {}],
])('N13 C20 on %s the frame links to the contact page with %j', (path, intent) => {
  expect(intentOf(pageAt(path))).toEqual(intent);
});
