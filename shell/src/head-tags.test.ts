import { headTags } from './head-tags.ts';

it('JSON-LD has absolute addresses, and cannot close its own script element', () => {
  const thing = { '@type': 'Thing', url: '/x', name: '</script>' };
  const site = { siteOrigin: 'https://dosmares.example' };
  const [script] = headTags({ title: 'T', description: 'D', jsonLd: [thing] }, site).slice(-1);

  expect(script?.text).not.toContain('</script>');
  expect(JSON.parse(script?.text ?? '')).toMatchObject({ ...thing, url: 'https://dosmares.example/x' });
});

it('says how large the picture of a social card is, so that a first share shows it', () => {
  const picture = {
    alt: 'A',
    width: 1600,
    height: 1067,
    tints: ['#000', '#fff'],
    sources: [],
    src: '/a.jpg',
  } as const;
  const tags = headTags(
    { title: 'T', description: 'D', picture },
    { siteOrigin: 'https://dosmares.example' },
  );
  const contentOf = (name: string) =>
    tags.find(({ attributes }) => attributes.property === name)?.attributes.content;

  expect(['og:image:width', 'og:image:height'].map(contentOf)).toEqual(['1600', '1067']);
});
