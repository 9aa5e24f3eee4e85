import { headTags } from './head-tags.ts';

const site = { siteOrigin: 'https://dosmares.example' };
const tagsOf = (head: Parameters<typeof headTags>[0]) => headTags(head, site);
const attribute = (tags: ReturnType<typeof headTags>, name: string, of: string) =>
  tags.find(({ attributes }) => Object.values(attributes).includes(of))?.attributes[name];

describe('head tags', () => {
  it('ask for a wide card, unless the picture is upright', () => {
    const page = { title: 'T', description: 'D', image: '/media/1/a.jpg' };

    expect(attribute(tagsOf(page), 'content', 'twitter:card')).toBe('summary_large_image');
    expect(attribute(tagsOf({ ...page, card: 'summary' }), 'content', 'twitter:card')).toBe('summary');
  });

  it('describe the picture', () => {
    const page = { title: 'T', description: 'D' };
    const own = { ...page, image: '/media/1/a.jpg' };

    expect(attribute(tagsOf(page), 'content', 'og:image:alt')).toContain('Dos Mares Estates');
    expect(attribute(tagsOf({ ...own, imageAlt: 'A house.' }), 'content', 'og:image:alt')).toBe('A house.');
    expect(attribute(tagsOf(own), 'content', 'og:image:alt')).toBe('T');
  });

  it('write JSON-LD that cannot end its own script element', () => {
    const [script] = tagsOf({
      title: 'T',
      description: 'D',
      jsonLd: [{ '@type': 'Thing', url: '/x', name: '</script>' }],
    }).slice(-1);

    expect(script?.text).not.toContain('</script>');
    expect(JSON.parse(script?.text ?? '')).toMatchObject({
      url: 'https://dosmares.example/x',
      name: '</script>',
    });
  });
});
