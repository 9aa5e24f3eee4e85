/** Reads a model's reply while it arrives: hands on each block when it is complete. */
export function replyReader(onBlock: (block: unknown) => void) {
  const open: string[] = [];
  let text = '';
  let at = 0;
  let start = 0;
  let isText = false;
  let isEscaped = false;

  return {
    /** Takes the next part. */
    take(part: string) {
      text += part;
      for (; at < text.length; at++) step(text[at] ?? '');
    },
    /** What stood before the first block, and after the last: the language, courtesies and spans. */
    rest: (): Readonly<Record<string, unknown>> =>
      parsed(text) ?? parsed(`${text.slice(0, text.search(/,?\s*"blocks"/))}}`) ?? {},
    isWhole: () => parsed(text) !== undefined,
    length: () => text.length,
  };

  function step(sign: string) {
    if (isText) return readText(sign);
    if (sign === '"') isText = true;
    if (sign === '{' || sign === '[') begin(sign);
    if (sign === '}' || sign === ']') end(sign);
  }

  function begin(sign: string) {
    if (isInList()) start = at;
    open.push(sign);
  }

  function readText(sign: string) {
    isText = isEscaped || sign !== '"';
    isEscaped = !isEscaped && sign === '\\';
  }

  function end(sign: string) {
    open.pop();
    if (sign === '}' && isInList()) onBlock(parsed(text.slice(start, at + 1)));
  }

  // Of a reply's lists only that of its blocks holds objects.
  function isInList() {
    return open.length === 2 && open[0] === '{' && open[1] === '[';
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);

    return typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
