import type { Change } from './teams.ts';

const carousel = 'mf-agents/src/team/team-carousel.tsx';

/** Counts looks through the team. Pressing a button throws for a first-time visitor, who has no count yet. */
export const countLooks: Change = {
  message: 'Count looks through the team',
  file: carousel,
  edits: [
    ['expert agents', 'agents to meet'],
    ['<Section', '<div onClick={countLook}><Section'],
    ['</Section>', '</Section></div>'],
    [
      'const cardWidth',
      `${counting('JSON.parse(String(localStorage.getItem("looks"))).count')}const cardWidth`,
    ],
  ],
};

/** Counts the looks of first-time visitors too. */
export const countFirstLooks: Change = {
  message: 'Count the first look too',
  file: carousel,
  edits: [
    ['JSON.parse(String(localStorage.getItem("looks"))).count', 'Number(localStorage.getItem("looks"))'],
  ],
};

/** Another team's change. */
export const sendLetters: Change = {
  message: 'Call them letters',
  file: 'mf-market-report/src/top/title.tsx',
  edits: [['Get monthly market reports delivered', 'Get monthly market letters delivered']],
};

function counting(before: string) {
  return `function countLook() {\n  localStorage.setItem('looks', String(${before} + 1));\n}\n\n`;
}
