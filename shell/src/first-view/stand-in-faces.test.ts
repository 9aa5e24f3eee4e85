import { rootCss } from '@dosmares/ui';
import { loadStandInsInline } from './stand-in-faces.ts';

/** Declares the page's faces, as a browser lists them; the system has none of the stand-ins. */
function declareFaces() {
  const families = [...rootCss.matchAll(/@font-face\{font-family:('[^']*')[^}]*\}/g)];
  const faces = families.map(([rule, family]) => ({
    family,
    isLocal: rule.includes('local('),
    load: jest.fn(() => Promise.reject(new Error('not installed'))),
  }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces });

  return faces;
}

const browse = (isFirefox: boolean) => {
  globalThis.CSS = { supports: () => isFirefox } as unknown as typeof CSS;
  new Function(loadStandInsInline)();
};

it('loads every face that stands in, and none that the page would have to ask the site for', () => {
  const faces = declareFaces();
  browse(true);

  const loaded = faces.filter(({ load }) => load.mock.calls.length > 0);
  expect(loaded).toEqual(faces.filter(({ isLocal }) => isLocal));
  expect(loaded).toHaveLength(8);
});

it('leaves that to the browsers that have them at once', () => {
  const faces = declareFaces();
  browse(false);

  expect(faces.filter(({ load }) => load.mock.calls.length > 0)).toEqual([]);
});
