import { textLink, VisuallyHidden } from '@dosmares/ui';
import { ChevronDown, Icon, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Chart } from './report-charts.ts';

const summaryStyles = css`
  ${textLink};
  ${type.small};
  cursor: pointer;
  list-style: none;

  details[open] > & .lucide {
    rotate: 180deg;
  }

  &::-webkit-details-marker {
    display: none;
  }
`;

const tableStyles = css`
  width: 100%;
  margin-top: ${space(4)};
  border-collapse: collapse;
  ${type.small};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${surface('rule')};
    text-align: right;
    font-weight: 400;
  }

  & th[scope='row'],
  & thead th:first-of-type {
    text-align: left;
  }

  & thead th {
    color: ${surface('quiet')};
    vertical-align: bottom;
  }
`;

/** The chart's figures for visitors who cannot see it, or want exact values. */
export function FiguresTable({ chart, months }: { chart: Chart; months: readonly string[] }) {
  const { title, series, exact } = chart;

  return (
    <details>
      <summary css={summaryStyles}>
        Figures as a table<VisuallyHidden>: {title.replace(' *', '')}</VisuallyHidden>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <table css={tableStyles}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{exact(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
