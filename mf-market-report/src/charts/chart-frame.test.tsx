import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { type Chart, charts, months } from './report-charts.ts';

const chart = charts[1] as Chart;

it.each([
  ['its library is loading', lazy(() => new Promise<never>(() => {}))],
  ['its library cannot be loaded', lazy(() => Promise.reject(new Error('offline')))],
])('M06 describes the chart in words when %s', async (_, Bars) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => void render(<ChartFrame chart={chart} months={months} Bars={Bars} />));

  expect(screen.getByText(/^Median Days on Site/)).toBeVisible();
});
