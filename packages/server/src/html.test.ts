import { html } from './html.ts';

it('html escapes what it is given, and leaves out what would turn the page around', () => {
  const name = '<b>"R&D\'s"</b>\u202e \u2066\u05e9\u200f';

  expect(html`<p>${name}</p>`.text).toBe('<p>&lt;b&gt;&quot;R&amp;D&#39;s&quot;&lt;/b&gt; \u05e9\u200f</p>');
});
