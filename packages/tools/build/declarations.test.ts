import { requireAlone } from './declarations.ts';

it("a remote's slots may not refer to a file that others do not have", () => {
  expect(() => requireAlone('mf-weather', "import type { Day } from './day.ts';")).toThrow(
    'mf-weather/src/slots.ts refers to another file',
  );
});
