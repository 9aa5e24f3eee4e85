import { depthOf } from './depth.ts';

it('counts the longest line of requests that follow from each other', () => {
  const requests = [
    { url: '/', by: undefined },
    { url: '/main.js', by: '/' },
    { url: '/font.woff2', by: '/' },
    { url: '/entry.js', by: '/main.js' },
    { url: '/page.js', by: '/entry.js' },
  ];

  expect(depthOf(requests)).toBe(4);
});

it('takes a file for as early as it was first asked for', () => {
  const requests = [
    { url: '/', by: undefined },
    { url: '/entry.js', by: '/' },
    { url: '/main.js', by: '/' },
    { url: '/entry.js', by: '/main.js' },
  ];

  expect(depthOf(requests)).toBe(2);
});
