import { nameOf, readRecord, recordOf } from './safe-patterns.ts';

describe('the record of safe patterns', () => {
  const names = [nameOf({ source: '\\d+', flags: 'u' }), nameOf({ source: '\\d+', flags: '' })];

  it('knows a pattern by its source and its flags', () => {
    const record = readRecord(recordOf(names));

    expect(record).toEqual(new Set(['/\\d+/', '/\\d+/u']));
    expect(record).not.toContain(nameOf({ source: '\\d+', flags: 'i' }));
  });

  it('holds for the version of the checker that made it', () => {
    const ofAnother = JSON.stringify({ ...JSON.parse(recordOf(names)), recheck: '0.0.1' });

    expect(readRecord(ofAnother)).toEqual(new Set());
  });
});
