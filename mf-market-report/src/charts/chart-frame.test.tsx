import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { type Chart, charts, months } from './report-charts.ts';

const chart = charts[1] as Chart;

it.each([
  ['its library is there', lazy(() => new Promise<never>(() => {}))],
  ['its library can be loaded', lazy(() => Promise.reject(new Error('offline')))],
])('M06 says in words what the chart shows until %s', async (_, Bars) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => void render(<ChartFrame chart={chart} months={months} Bars={Bars} />));

  expect(screen.getByText(/^Median Days on Site/)).toBeVisible();
});
