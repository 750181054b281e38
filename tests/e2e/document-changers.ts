/*
 * What others do to a document, as scripts that run in the page: each is a function of its own, which
 * knows nothing of this module.
 */

/** What the translator puts around each text; the words stay as they are. */
export const marks = ["‹", "›"] as const;

/**
 * What Chrome's translator does, and Google's on a page: each text is replaced by one in two nested
 * `font` elements, a sentence with links and the like in it is moved into one of its own, and what comes
 * later is translated, too.
 */
export function translatePage(): void {
  const inline = ["A", "B", "CODE", "EM", "I", "SPAN", "STRONG"];
  const untouched = "script, style, noscript, textarea, svg, .skiptranslate, [translate=no]";
  const own = new WeakMap<Node, string>();
  const { documentElement: root, body } = document;

  const isWords = (node: Node) =>
    node instanceof Text && own.get(node) !== node.data && node.data.trim() !== "";

  function makeFont(text: Text): HTMLElement {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    inner.textContent = `${before}‹${words}›${after}`;
    for (const child of inner.childNodes) own.set(child, inner.textContent);
    outer.append(inner);
    return outer;
  }

  function translateSentence(parent: Element): void {
    const font = document.createElement("font");
    parent.prepend(font);
    for (const child of [...parent.childNodes].slice(1)) {
      if (isWords(child)) {
        font.append(makeFont(child as Text));
        parent.removeChild(child);
      } else font.append(child);
    }
  }

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || !isWords(text) || parent.closest(untouched)) return;
    if (parent.localName === "option") {
      text.data = `‹${text.data}›`;
      own.set(text, text.data);
    } else if (
      parent.childElementCount > 0 &&
      [...parent.children].every(({ tagName }) => inline.includes(tagName))
    ) {
      translateSentence(parent);
    } else {
      parent.insertBefore(makeFont(text), text);
      parent.removeChild(text);
    }
  }

  function translateAll(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }

  root.lang = "de";
  root.classList.add("translated-ltr");
  body.insertAdjacentHTML("afterbegin", `<div class="skiptranslate" hidden></div>`);
  translateAll(body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === "characterData" ? [target] : addedNodes) {
        if (node.isConnected) translateAll(node);
      }
    }
  }).observe(body, { childList: true, characterData: true, subtree: true });
}

/** What Firefox's and Safari's translators do: they change the texts where they are. */
export function translateInPlace(): void {
  const { body, documentElement: root } = document;
  const own = new WeakMap<Node, string>();
  root.lang = "de";
  function translateAll(): void {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() === "" || own.get(text) === text.data) continue;
      if (text.parentElement?.closest("script, style, noscript, textarea, svg")) continue;
      text.data = `‹${text.data}›`;
      own.set(text, text.data);
    }
  }
  translateAll();
  new MutationObserver(translateAll).observe(body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** What password managers do: attributes, icons beside the fields, an element of their own. */
export function offerPasswords(): void {
  for (const field of document.querySelectorAll("input, select, textarea")) {
    field.setAttribute("data-manager-id", "1");
    (field as HTMLElement).style.backgroundImage = "none";
    field.insertAdjacentHTML("afterend", `<manager-icon></manager-icon>`);
  }
  for (const form of document.forms) {
    form.insertAdjacentHTML("afterbegin", `<input type="hidden" data-manager-token="1">`);
  }
  document.body.append(document.createElement("manager-button"));
}
