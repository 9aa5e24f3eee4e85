import { routes } from './routes.ts';

it('G08 shows the report at /market-report', () => {
  expect(routes).toEqual([{ path: '/market-report', expose: 'report-page' }]);
});
