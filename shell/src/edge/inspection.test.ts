import { compositionOf } from './edge-fixture.ts';
import { inspectionOf } from './inspection.ts';

const live = compositionOf('https://site.example');
const shown = { ...live, id: 'c2', selection: { ...live.selection, 'mf-agents': '2.1.0' } };
const override = { token: 'abc', composition: 'c2', until: '2026-11-22T13:00:00.000Z' };
const known = { previews: [{ ...override, subject: 'mf-agents@2.1.0' }] };

describe('what the edge tells of a page', () => {
  it('names what is not live in it, and to whoever was let in what else there is', () => {
    expect(inspectionOf({ composition: shown, kind: 'preview' }, live, known)).toEqual({
      composition: 'c2',
      kind: 'preview',
      changed: ['mf-agents@2.1.0'],
      overrides: [{ ...override, release: 'mf-agents@2.1.0' }],
    });
  });

  it.each(['live', 'canary'] as const)('gives no override away to a visitor of what is %s', (kind) => {
    expect(inspectionOf({ composition: live, kind }, live, known)).toMatchObject({
      changed: [],
      overrides: [],
    });
  });
});
