import { outlineTeams } from './team-outlines.ts';

class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

function page() {
  globalThis.CSSStyleSheet = Sheet as never;
  document.adoptedStyleSheets = [];
  delete document.body.dataset.owner;

  return document;
}

it('?boundaries outlines every slot with its application and version, in a style sheet that needs no permission', () => {
  const target = page();

  outlineTeams('?boundaries', 'shell@1.0.0', target);

  const [sheet] = target.adoptedStyleSheets as unknown as Sheet[];
  expect(sheet?.text).toContain('content: attr(data-owner)');
  expect(sheet?.text).toContain("[data-slot^='mf-agents/']");
  expect(target.body.dataset.owner).toBe('shell@1.0.0');
});

it('nothing shows them otherwise', () => {
  const target = page();

  outlineTeams('?agent=12', 'shell@1.0.0', target);

  expect(target.adoptedStyleSheets).toEqual([]);
  expect(target.body.dataset.owner).toBeUndefined();
});
