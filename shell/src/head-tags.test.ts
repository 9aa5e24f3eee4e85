import { headTags } from './head-tags.ts';

it('JSON-LD has absolute addresses, and cannot close its own script element', () => {
  const thing = { '@type': 'Thing', url: '/x', name: '</script>' };
  const site = { siteOrigin: 'https://dosmares.example' };
  const [script] = headTags({ title: 'T', description: 'D', jsonLd: [thing] }, site).slice(-1);

  expect(script?.text).not.toContain('</script>');
  expect(JSON.parse(script?.text ?? '')).toMatchObject({ ...thing, url: 'https://dosmares.example/x' });
});
