import { buyersGuide } from '@dosmares/content/buyers-guide';
import { TestPlatform } from '@dosmares/platform/testing';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Questions } from './questions.tsx';

function serve(ids?: readonly string[]) {
  document.body.innerHTML = renderToString(
    <TestPlatform>
      <Questions ids={ids} />
    </TestPlatform>,
  );

  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

const data = () => document.querySelector('script[type="application/ld+json"]')?.textContent;

describe('the buyer’s guide on a page', () => {
  it('P13 is served whole, also to search engines: questions of one group, of which one is open at a time', () => {
    expect(serve()).toEqual(buyersGuide.map(({ question }) => question.en));
    for (const { answer } of buyersGuide) expect(document.body).toHaveTextContent(answer.en);
    expect(document.querySelectorAll('details[name=buying]:not([open])')).toHaveLength(buyersGuide.length);
    expect(JSON.parse(data() ?? '{}')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: buyersGuide.map(({ question, answer }) => ({
        name: question.en,
        acceptedAnswer: { text: answer.en },
      })),
    });
  });

  it('P13 shows those that are asked for, in their order, and repeats nothing to search engines', () => {
    const ids = ['closing-costs', 'trust'];

    expect(serve(ids)).toEqual(ids.map((id) => buyersGuide.find((entry) => entry.id === id)?.question.en));
    expect(data()).toBeUndefined();
  });
});
