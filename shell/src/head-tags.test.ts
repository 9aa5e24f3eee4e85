import { headTags } from './head-tags.ts';

const site = { siteOrigin: 'https://dosmares.example' };
const tagsOf = (head: Parameters<typeof headTags>[0]) => headTags(head, site);
const attribute = (tags: ReturnType<typeof headTags>, name: string, of: string) =>
  tags.find(({ attributes }) => Object.values(attributes).includes(of))?.attributes[name];

it.each([
  ['content', 'twitter:card', 'summary_large_image', {}],
  ['content', 'twitter:card', 'summary', { card: 'summary' as const }],
  ['content', 'og:image:alt', 'T', {}],
  ['content', 'og:image:alt', 'A house.', { imageAlt: 'A house.' }],
])('the %s of %s is %s for a page with %j', (name, of, value, head) => {
  const tags = tagsOf({ title: 'T', description: 'D', image: '/media/1/a.jpg', ...head });

  expect(attribute(tags, name, of)).toBe(value);
});

it('JSON-LD has whole addresses, and cannot end its own script element', () => {
  const thing = { '@type': 'Thing', url: '/x', name: '</script>' };
  const [script] = tagsOf({ title: 'T', description: 'D', jsonLd: [thing] }).slice(-1);

  expect(script?.text).not.toContain('</script>');
  expect(JSON.parse(script?.text ?? '')).toMatchObject({ ...thing, url: 'https://dosmares.example/x' });
});
