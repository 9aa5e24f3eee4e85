import { css } from '@emotion/react';
import { render } from '@testing-library/react';
import { StylesAhead } from './styles-ahead.tsx';

const sign = css`
  z-index: 1234;
`;
const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

it('inserts what an element wears before there is one, and nothing when there is', () => {
  render(<StylesAhead of={[sign]} />);
  const ahead = rules();
  render(<p css={sign}>For sale</p>);

  expect(ahead).toContain('z-index: 1234');
  expect(rules()).toBe(ahead);
});
