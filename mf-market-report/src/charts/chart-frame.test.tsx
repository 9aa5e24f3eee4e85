import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { type Chart, charts, months } from './report-charts.ts';

const chart = charts[1] as Chart;
const summary = /^Median Days on Site/;
const show = (Bars: Parameters<typeof ChartFrame>[0]['Bars']) =>
  act(async () => {
    render(<ChartFrame chart={chart} months={months} {...(Bars && { Bars })} />);
  });

it.each<[string, Parameters<typeof show>[0]]>([
  ['its library is there', lazy(() => new Promise<never>(() => {}))],
  ['its library can be loaded', lazy(() => Promise.reject(new Error('offline')))],
])('M06 says in words what the chart shows until %s', async (_, Bars) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await show(Bars);

  expect(screen.getByText(summary)).toBeVisible();
});

it('M06 draws the bars in the same place', async () => {
  await show(() => <p>bars</p>);

  expect(screen.getByText('bars')).toBeVisible();
  expect(screen.queryByText(summary)).not.toBeInTheDocument();
});
