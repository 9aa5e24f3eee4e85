// A browser's translation replaces every text node. When React then removes or rewrites one, or inserts before it, the
// page fails or keeps its old text. So text that changes needs its own element (decision 0005): a test in which React
// changes any other text node fails here.
const keyOf = (node, name) => Object.keys(node ?? {}).some((key) => key.startsWith(name));
const isBareText = (node) =>
  node?.nodeType === Node.TEXT_NODE &&
  keyOf(node, '__reactFiber') &&
  !keyOf(node.parentNode, '__reactContainer');

const changed = [];

if (globalThis.Node) {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.insertBefore = function (added, next) {
    if (isBareText(next)) changed.push(`inserted before “${next.data}”`);

    return insertBefore.call(this, added, next);
  };
  Node.prototype.removeChild = function (child) {
    if (isBareText(child)) changed.push(`removed “${child.data}”`);

    return removeChild.call(this, child);
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(value) {
      if (isBareText(this) && this.data !== value) changed.push(`“${this.data}” became “${value}”`);
      nodeValue.set.call(this, value);
    },
  });
}

afterEach(() => expect(changed.splice(0)).toEqual([]));
