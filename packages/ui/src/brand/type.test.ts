import { family, type } from './type.ts';

describe('type', () => {
  it('sets a label in the family of the text even on a heading, which would inherit the display family', () => {
    expect(type.label.styles).toContain(`font-family: ${family.text}`);
  });

  it.each(['hero', 'title', 'heading', 'subheading', 'price', 'figure'] as const)(
    'sets a %s in the display family',
    (kind) => {
      expect(type[kind].styles).toContain(family.display);
    },
  );
});
