/** What took a node's place in the page, such as the `<font>` of a translated text. */
const replacements = new WeakMap<Node, Node>();

/** A node that is within `parent`, or what replaced it there. */
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
      // React has changed a text that isn't shown any more: it comes back, to be translated anew.
      const shown = findShown(target, document);
      if (shown !== target) shown?.parentNode?.replaceChild(target, shown);
      continue;
    }
    for (const added of addedNodes) {
      // React has moved a text, or the translation was taken back.
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
 * Lets React work on a page that the browser translates. A translation replaces texts by `<font>`
 * elements, while React goes on with the nodes that it made. Without this React throws at a removal
 * or an insertion beside such a text, and the changes of others stay unseen
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
