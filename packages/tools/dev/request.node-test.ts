import assert from 'node:assert/strict';
import { it } from 'node:test';
import { requestFrom } from './request.ts';

const applications = ['shell', 'mf-chat'];
const request = (line: string) => requestFrom(line.split(' ').filter(Boolean), applications);

it('an application is worked on in the site of the checkout, or inside a deployed site', () => {
  assert.deepEqual(request('mf-chat'), { name: 'mf-chat' });
  assert.deepEqual(request('--against https://site.example mf-chat'), {
    name: 'mf-chat',
    against: new URL('https://site.example'),
  });
});

for (const [line, sentence] of [
  ['', /^Error: Name one application to work on: shell, mf-chat\.$/],
  ['mf-chta', /Name one application/],
  ['mf-chat shell', /Name one application/],
  ['mf-chat --agianst', /Unknown option '--agianst'/],
  ['mf-chat --against', /'--against <value>' argument missing/],
  ['mf-chat --against localhost:3000', /Say against which site/],
  ['shell --against https://site.example', /work on it with "npm run dev -- shell"/],
] as const)
  it(`SH03 "npm run dev -- ${line}" is refused in a sentence`, () => {
    assert.throws(() => request(line), sentence);
  });
