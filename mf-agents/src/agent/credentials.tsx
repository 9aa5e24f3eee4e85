import { colour, from, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const columnsStyles = css`
  display: grid;
  gap: ${space(10)};

  ${from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space(12)};
  }
`;

const columnStyles = css`
  padding-top: ${space(5)};
  border-top: 1px solid ${colour('gold')};

  & h3 {
    ${type.label};
    margin-bottom: ${space(4)};
    color: ${colour('bronze')};
  }
`;

const itemsStyles = css`
  display: grid;
  gap: ${space(1.5)};
`;

/** Short lists side by side, each under its name (AG07, T08). */
export function Credentials({ lists }: { lists: Readonly<Record<string, readonly string[]>> }) {
  return (
    <div css={columnsStyles}>
      {Object.entries(lists).map(([name, items]) => (
        <div key={name} css={columnStyles}>
          <h3>{name}</h3>
          <ul css={itemsStyles}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
