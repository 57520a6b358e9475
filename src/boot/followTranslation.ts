const replacements = new WeakMap<Node, Node>();

function findShown(node: Node, parent: Node): Node | undefined {
  let shown: Node | undefined = node;
  while (shown && !parent.contains(shown)) shown = replacements.get(shown);
  return shown;
}

const remove = (node: Node | undefined) => node?.parentNode?.removeChild(node);
const isFont = (node: Node | null): node is Node => node?.nodeName === "FONT";

function follow(records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === "characterData") {
      // React changed a replaced text: restore it, so that it's translated again.
      const shown = findShown(target, document);
      if (shown !== target) shown?.parentNode?.replaceChild(target, shown);
      continue;
    }
    for (const added of addedNodes) {
      // React moved a text, or the translation was undone: the replacement is obsolete.
      if (added.isConnected) remove(replacements.get(added));
      replacements.delete(added);
    }
    const replacement = addedNodes[0] ?? [previousSibling, nextSibling].find(isFont);
    for (const removed of removedNodes) {
      if (replacement === undefined || removed.isConnected) continue;
      replacements.set(removed, replacement);
      observer.observe(removed, { characterData: true });
    }
  }
}

/**
 * Lets React work on a page that the browser translates. A translation replaces text nodes by
 * `<font>` elements, but React keeps the old nodes. Without this, React throws when it removes or
 * inserts nodes next to them, and text updates stay invisible
 * (https://github.com/facebook/react/issues/11538).
 */
export function followTranslation(): void {
  const observer = new MutationObserver((records) => follow(records, observer));
  observer.observe(document, { childList: true, subtree: true });
  const find = (node: Node, parent: Node) => {
    follow(observer.takeRecords(), observer);
    return findShown(node, parent);
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called with its node
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    else remove(find(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let before = next === null || next.parentNode === this ? next : (find(next, this) ?? null);
    while (before !== null && before.parentNode !== this) before = before.parentNode;
    insertBefore.call(this, child, before);
    return child;
  };
}
