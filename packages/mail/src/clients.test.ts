import { contrast } from '@dosmares/content/testing/contrast';
import { everyMail } from '../../../api/testing/every-mail.ts';

it.each(Object.entries(everyMail))(
  'I49 %s has every link and sufficient contrast in any mail program',
  (_, mail) => {
    const { html, text } = mail;
    const plain = html.replace(/<style>.*?<\/style>/s, '');
    for (const [href] of text.matchAll(/https:\/\/site\.test\S+|tel:\S+/g))
      expect(plain).toContain(`href="${href}"`);
    // Outlook and Yahoo do not support these.
    expect(plain).not.toMatch(
      /position:|float:|display:\s*(?:inline-)?(?:flex|grid)|var\(|background-image|url\(/,
    );
    for (const [tag] of plain.matchAll(/<(?:table|img)[^>]*max-width[^>]*>/g))
      expect(tag).toMatch(/ width="\d+"/);
    expect(html).toContain('prefers-color-scheme: dark');

    const texts = [...plain.matchAll(/<(?:a|p|h1|div|td)[^>]* style="([^"]*font-size[^"]*)"/g)];
    expect(texts.length).toBeGreaterThan(3);
    for (const [, style = ''] of texts) {
      const fore = /(?<![-\w])color:(#\w{6})/.exec(style)?.[1];
      // A cell may leave the colour to its content.
      if (fore === undefined && style.includes('letter-spacing')) continue;
      const back = /background:(#\w{6})/.exec(style)?.[1] ?? '#faf7f2';
      expect(contrast(fore ?? '', back)).toBeGreaterThan(4.5);
    }
  },
);
