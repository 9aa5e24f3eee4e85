import type { Registry } from '@dosmares/contracts/release';
import { guardStrings, rulesFor } from './trusted-types.ts';

const registry = {
  composition: 'c',
  shellVersion: '1',
  remotes: [{ name: 'mf-agents', entry: 'https://agents.example/1.0.0/web/entry.js' }],
} as unknown as Registry;
const rules = rulesFor(registry, 'https://site.example');

describe('strings that are to be run or parsed', () => {
  it.each([
    '/assets/home-page.js',
    'https://site.example/assets/main.js',
    'https://agents.example/1.0.0/web/page.js',
  ])('lets the script %s through', (url) => {
    expect(rules.createScriptURL(url)).toBe(url);
  });

  it.each([
    'https://agents.example/0.9.0/web/page.js',
    'https://elsewhere.example/assets/main.js',
    '//elsewhere.example/assets/main.js',
    '/media/x/picture.svg',
    '/assets/../media/x.js',
    'data:text/javascript,alert(1)',
  ])('refuses the script %s', (url) => {
    expect(rules.createScriptURL(url)).toBeNull();
  });

  it('lets structured data through, and no code', () => {
    expect(rules.createScript('{"@type":"House"}')).toBe('{"@type":"House"}');
    expect(rules.createScript('alert(1)')).toBeNull();
    expect(rules.createScript('"text"')).toBeNull();
  });

  it('lets labels through, and no markup', () => {
    expect(rules.createHTML('$512,000')).toBe('$512,000');
    expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  });

  it('does nothing in a browser without Trusted Types', () => {
    expect(() => guardStrings(registry, undefined)).not.toThrow();
  });
});
