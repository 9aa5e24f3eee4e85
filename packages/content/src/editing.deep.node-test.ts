import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { copyRepository } from './testing/copied-repository.ts';
import { everyday, joined } from './testing/edits.ts';

// The tests that read content. The API's tests that need a store are left out: they read the same parts of it, and take
// minutes. So are the assistant's questions, which ask about the demo's own homes.
const readers =
  'packages/content/|shell/src/[^/]*test|shell/src/(about|contact|frame|home|not-found|sections)/|mf-[a-z-]+/src|packages/local-services|api/src/(chat|mails)/(?!.*(?:reply|previous-panel)[.])|addressee|submission.test|crm.test';

const repository = copyRepository();
after(() => repository.remove());

/** Runs unit tests in the copy. */
const jest = (tests: string) =>
  repository.run('jest', '--silent', '--testTimeout=90000', '--maxWorkers=2', '--testPathPatterns', tests);

const passes = ({ status, said }: ReturnType<typeof jest>) => assert.equal(status, 0, said.slice(-8000));

test('a wrong figure stops the build with a sentence', () => {
  const amount = { why: 'a comma', file: 'market-report-data.ts' };
  repository.edit([
    { ...amount, change: (text) => text.replace(/amount: ([\d_]+)/, "amount: '484,000', was: $1") },
  ]);

  const { status, said } = repository.run('node', 'packages/tools/build/run.ts', 'mf-market-report');
  assert.notEqual(status, 0);
  assert.match(
    said,
    /market-report-data\.ts: marketReport\.overview\.medianPrice\.amount must be .*"484,000"/,
  );
  assert.match(said, /medianPrice\.was is no field here/);

  repository.edit([
    { ...amount, change: (text) => text.replace(/amount: '484,000', was: ([\d_]+)/, 'amount: $1') },
  ]);
});

test('everyday edits leave the demo right, and everything that reads it still holds', () => {
  repository.edit(everyday);
  repository.addPortrait(joined);

  passes(repository.run('tsc', '--noEmit', '-p', '.'));
  passes(jest(readers));
});
