import { buyersGuide } from '@dosmares/content/buyers-guide';
import { TestPlatform } from '@dosmares/platform/testing';
import { renderToString } from 'react-dom/server';
import { Questions } from './questions.tsx';

function textsOf(selector: string, ids?: readonly string[]) {
  document.body.innerHTML = renderToString(
    <TestPlatform>
      <Questions ids={ids} />
    </TestPlatform>,
  );

  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

it('P13 the buyer’s guide is served whole, also as structured data, and one question is open at a time', () => {
  const [data = '{}'] = textsOf('script[type="application/ld+json"]');

  expect(textsOf('details[name=buying]:not([open]) h3')).toEqual(
    buyersGuide.map(({ question }) => question.en),
  );
  for (const { answer } of buyersGuide) expect(document.body).toHaveTextContent(answer.en);
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: buyersGuide.map(({ question, answer }) => ({
      name: question.en,
      acceptedAnswer: { text: answer.en },
    })),
  });
  expect(textsOf('script, h3', ['trust'])).toHaveLength(1);
});
