// A browser's translation replaces every text node. What React then removes, rewrites, or inserts something before is not
// in the page any more: the page fails, or keeps its old words. Text that changes needs an element of its own, which
// React fills anew. A test in which React changes any other text fails here.
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
