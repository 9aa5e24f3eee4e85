import { idsNamedIn, idsOf, idsTestedIn, untested } from './acceptance.ts';

const list = `# Acceptance

## S. Stats bands
- S01 starts at 0
- S02 takes 2000 ms
- S03 starts when it is seen
## A9. Agent 9
- A9-1 has two phones, see S01
`;

describe('idsOf', () => {
  it('takes the id that begins each line of the list', () => {
    expect(idsOf(list)).toEqual(['S01', 'S02', 'S03', 'A9-1']);
  });
});

// biome-ignore format: a table reads in columns
it.each([
  ['S02 takes two seconds',       ['S02']],
  ['S01, S03 and A9-1 together',  ['S01', 'S03', 'A9-1']],
  ['S01-S03 counts up',           ['S01', 'S02', 'S03']],
  ['AG19–AG22 shows the facts',   ['AG19', 'AG20', 'AG21', 'AG22']],
  ['A9-1–A9-3 has two phones',    ['A9-1', 'A9-2', 'A9-3']],
  ['C17 F01 are two',             ['C17', 'F01']],
  ['reference 25-5206 in HTML5',  []],
  ['shows PS012 and WXYZ01',      []],
])('finds in "%s" the ids %p', (title, ids) => {
  expect(idsNamedIn(title)).toEqual(ids);
});

// biome-ignore format: a table reads in columns
it.each([
  ["it('S01 counts', () => {})",                               ['S01']],
  ["describe('S01', () => { test('S02 counts', () => {}) })",  ['S01', 'S02']],
  ["test.describe('S01-S02', () => {})",                       ['S01', 'S02']],
  ["it.each([1, 2])('S03 counts %i', () => {})",               ['S03']],
  ["it.each([['S01', 1]])('%s counts', () => {})",             ['S01']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ["const ids = { 9: 'S01 S02' }; it(`agent ${id}`, () => {})", ['S01', 'S02']],
  ["it('counts', () => expect(text).toBe('S01'))",             []],
  ["// S01\nconst title = 'S02 counts';",                      []],
  ["it.skip('S01 counts', () => {})",                          []],
  ["describe.skip('later', () => { it('S01 counts', () => {}) })", []],
  ["it.todo('S01 counts')",                                    []],
])('counts in %s the ids %p', (source, ids) => {
  expect([...idsTestedIn(source)]).toEqual(ids);
});

describe('untested', () => {
  it('names what no test of any file names', () => {
    const sources = ["it('S01 starts', () => {})", "it('A9-1 has two phones', () => {})"];

    expect(untested(list, sources)).toEqual(['S02', 'S03']);
  });
});
