import { exposed } from './declarations.ts';

const routes = [
  { path: '/weather', expose: 'weather-page' },
  { path: '/weather/:day', expose: 'day-page', values: ['today', 'tomorrow'], closed: true },
  { path: '/wind/:place', expose: 'wind-page', values: ['cabo'] },
];

it('a remote says of itself its slots as they are written, and where its pages are', () => {
  const slots =
    "declare module '@dosmares/contracts/remote' { interface SlotProps { 'mf-weather/now': {} } }\n";
  const text = exposed('mf-weather', slots, routes);

  expect(text).toContain(slots);
  expect(text).toContain('"/weather": object;');
  expect(text).toContain('"/weather/:day": { day: "today" | "tomorrow" };');
  expect(text).toContain('"/wind/:place": { place: string };');
  expect(exposed('mf-weather', '', routes)).toMatch(
    /^import type \{\} from '@dosmares\/contracts\/remote';\n/,
  );
});

it('a remote’s slots may not refer to a file that others do not have', () => {
  expect(() => exposed('mf-weather', "import type { Day } from './day.ts';", routes)).toThrow(
    'mf-weather/src/slots.ts refers to another file',
  );
});
