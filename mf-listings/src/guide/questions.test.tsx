import { buyersGuide, guideNote } from '@dosmares/content/buyers-guide';
import { guideGroups } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Guide, Questions } from './questions.tsx';

function textsOf(part: ReactNode, selector: string) {
  document.body.innerHTML = renderToString(<TestPlatform>{part}</TestPlatform>);

  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

it('P13 the buyer’s guide is served whole, in groups, also as structured data, and one question is open at a time', () => {
  const [data = '{}'] = textsOf(<Guide />, 'script[type="application/ld+json"]');

  for (const [group, name] of Object.entries(guideGroups))
    expect(textsOf(<Guide />, `[data-group=${group}] :is(h3, details[name=buying]:not([open]) h4)`)).toEqual([
      name,
      ...buyersGuide.filter((entry) => entry.group === group).map(({ question }) => question.en),
    ]);
  expect(textsOf(<Guide />, 'details')).toHaveLength(buyersGuide.length);
  for (const { answer } of buyersGuide) expect(document.body).toHaveTextContent(answer.en);
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: buyersGuide.map(({ question, answer }) => ({
      name: question.en,
      acceptedAnswer: { text: answer.en },
    })),
  });
  expect(document.body.textContent.split(guideNote.en)).toHaveLength(2);
  expect(textsOf(<Questions ids={['trust']} />, 'script, h3')).toHaveLength(1);
});
