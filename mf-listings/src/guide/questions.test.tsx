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

  return document.body;
}

const data = () => document.querySelector('script[type="application/ld+json"]')?.textContent;

describe('the buyer’s guide on a page', () => {
  it('P13 is served whole: each question a heading of one group, of which one is open at a time', () => {
    const page = serve();
    const questions = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

    expect(questions).toEqual(buyersGuide.map(({ question }) => question.en));
    for (const { answer } of buyersGuide) expect(page).toHaveTextContent(answer.en);
    expect(page.querySelectorAll('details[name=buying]')).toHaveLength(buyersGuide.length);
    expect(page.querySelector('details[open]')).toBeNull();
  });

  it('P13 tells search engines all of its questions', () => {
    serve();

    expect(JSON.parse(data() ?? '{}')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: buyersGuide.map(({ question, answer }) => ({
        name: question.en,
        acceptedAnswer: { text: answer.en },
      })),
    });
  });

  it('P13 shows those that are asked for, in their order, and repeats nothing to search engines', () => {
    serve(['closing-costs', 'trust']);
    const questions = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

    expect(questions).toEqual(
      ['closing-costs', 'trust'].map((id) => buyersGuide.find((entry) => entry.id === id)?.question.en),
    );
    expect(data()).toBeUndefined();
  });
});
