import { languageOf } from './language.ts';

it.each([
  ['Hello, we would like to see the house in Pedregal.', 'en'],
  ['Hola, queremos ver la casa de Pedregal el viernes. Gracias.', 'es'],
  ['Quisiéramos visitar la villa con mi esposa', 'es'],
  ['Casa Luna?', 'en'],
  ['', 'en'],
])('takes %j for %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
