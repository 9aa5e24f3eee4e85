import { csv } from './csv.ts';

describe('I25 a table for a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\n=1', '  =1', '\u200b=1', '"=1', "'=1", '＝1+1', ' \n\t-1'])(
    'makes text of %j',
    (text) => {
      expect(csv([[text]])).toMatch(/^"?'/);
    },
  );

  it.each(['x;=cmd', 'x; @y', 'a, "b";-1'])('makes text of %j where it is read with semicolons', (text) => {
    expect(csv([[text]])).not.toMatch(/;[\s"]*[=+\-@]/);
  });

  it.each(['Jane', 'a=b', 'a; b', 'one\n=two', 'jane@visitor.test', '5', ''])(
    'leaves %j as it is',
    (text) => {
      expect(csv([[text]]).replace(/^"|"$/g, '')).toBe(text);
    },
  );
});
