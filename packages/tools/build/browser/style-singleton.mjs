// @ts-check
// Stands in for `react-style-singleton`, which writes style elements whose text depends on the visitor's scroll bar:
// no content security policy can name them. A constructed style sheet needs no permission.
import { useEffect } from 'react';

/* Nothing reads this variable of the body, but every element inherits it: all of the page would be styled anew. */
const unread = /--removed-body-scroll-bar-size:[^;]*;/;

/** A style sheet that exists while at least one component uses it; the first text counts. */
export function stylesheetSingleton() {
  let users = 0;
  /** @type {CSSStyleSheet | undefined} */
  let sheet;

  return {
    /** @param {string} text */
    add(text) {
      users += 1;
      if (sheet) return;

      sheet = new CSSStyleSheet();
      sheet.replaceSync(text.replace(unread, ''));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;

      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      sheet = undefined;
    },
  };
}

/** A hook that keeps a style sheet in the page while its component is mounted. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton();

  return (/** @type {string} */ styles, /** @type {boolean} */ isDynamic) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as the library has it: only a dynamic text is taken anew
    useEffect(() => {
      sheet.add(styles);

      return sheet.remove;
    }, [styles && isDynamic]);
  };
}

/** A component that does the same and renders nothing. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();

  return (/** @type {{ styles: string, dynamic: boolean }} */ { styles, dynamic }) => {
    useStyle(styles, dynamic);

    return null;
  };
}
