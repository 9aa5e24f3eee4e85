import { pages } from '../facts/pages.ts';
import { owners } from './references.ts';

const verbatimFields: readonly string[] = [
  'price',
  'phone',
  'email',
  'address',
  'medianPrice',
  'activeMedian',
];

/**
 * Facts that models write out instead of referring to them: names, prices, numbers and pages, exactly as on the site;
 * longest first.
 */
const verbatim = [
  ...[...owners.values()].flatMap(({ key, name, fields }) => [
    ...(key === 'report' ? [] : [[name, `{${key}}`] as const]),
    ...verbatimFields.flatMap((field) =>
      fields[field] ? [[fields[field], `{${key}.${field}}`] as const] : [],
    ),
  ]),
  ...[...pages.keys()].filter((path) => path !== '/').map((path) => [path, `{page:${path}}`] as const),
].toSorted(([one], [other]) => other.length - one.length);

/** Replaces facts in a text by their references, so that each is judged and shown with its owner. */
export function withReferences(text: string): string {
  return verbatim.reduce(
    (left, [words, reference]) => (left.includes(words) ? exchanged(left, words, reference) : left),
    text,
  );
}

function exchanged(text: string, words: string, reference: string) {
  const [first = '', ...rest] = text.split(words);

  return rest.reduce((done, next) => {
    const isWhole =
      !/[\p{L}\p{N}_@/.:{+-]$/u.test(done) && !/^(?:[\p{L}\p{N}_@/}]|[.,:-]\p{N}|[.-]\p{L})/u.test(next);

    return `${done}${isWhole ? reference : words}${next}`;
  }, first);
}
