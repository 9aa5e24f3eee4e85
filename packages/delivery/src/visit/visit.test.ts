import { completed, type Pointer } from '../store/pointer.ts';
import { wheel } from './canary.ts';
import { choose } from './visit.ts';

const pointer = completed({ live: 'live', since: '', history: [], moved: '' } as unknown as Pointer);
const canary = {
  composition: 'canary',
  application: 'mf-agents',
  version: '2',
  share: 100,
  parts: [[0, wheel]] as const,
  since: '',
};
const nobody = { cookie: undefined, preview: undefined };
const permitted = (token: string) =>
  token === 'genuine' ? { composition: 'preview', seconds: 60 } : undefined;
const choosing = { pointer, nextBucket: () => '0000002a', permitted };

describe('choose', () => {
  it('gives the live composition, and nothing to remember', () => {
    expect(choose(nobody, choosing)).toEqual({ composition: 'live', kind: 'live', remember: [] });
  });

  it('gives a new visitor a bucket while there is a canary', () => {
    const choice = choose(nobody, { ...choosing, pointer: { ...pointer, canaries: [canary] } });

    expect(choice).toMatchObject({ composition: 'canary', kind: 'canary' });
    expect(choice.remember).toEqual([['visit', '0000002a', 2_592_000]]);
  });

  it('keeps a bucket that a visitor has, and replaces what is none', () => {
    const during = { ...choosing, pointer: { ...pointer, canaries: [{ ...canary, share: 0, parts: [] }] } };

    expect(choose({ ...nobody, cookie: 'a=b; visit=11111111' }, during)).toMatchObject({
      kind: 'live',
      remember: [],
    });
    expect(choose({ ...nobody, cookie: 'visit=me' }, during).remember).toHaveLength(1);
  });

  it('shows a preview to whoever holds a permit, in the address or in the cookie', () => {
    const shown = { composition: 'preview', kind: 'preview' };

    expect(choose({ ...nobody, preview: 'genuine' }, choosing)).toMatchObject(shown);
    expect(choose({ ...nobody, cookie: 'preview=genuine' }, choosing)).toMatchObject(shown);
  });

  it('shows the live site for a permit that is forged or over, and forgets it', () => {
    expect(choose({ ...nobody, cookie: 'preview=forged' }, choosing)).toEqual({
      composition: 'live',
      kind: 'live',
      remember: [['preview', '', 0]],
    });
  });
});
