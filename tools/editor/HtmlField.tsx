import type { CustomFieldControlProps } from "@sveltia/cms";
import { escapeHtml } from "../../src/lib/text";
import { pageTitles } from "./pages";
import { cleanPastedHtml, toFieldHtml } from "./pastedHtml";

/** Cleans the HTML that browsers produce while typing, down to the allowed tags. */
const clean = (html: string) =>
  toFieldHtml(html.replace(/(?<=<\/?)div\b/g, "p"))
    .replace(/[ \n\t]+/g, " ")
    .replace(/ +(?=<\/(?:p|li|h\d)>)/g, "")
    .replace(/<span>([^<]*)<\/span>|<p>(?:<br>)?<\/p>/g, "$1")
    // Browsers wrap typed lines in paragraphs, except the first.
    .replace(/^(?!<(?:p|h\d|[oud]l|blockquote|table)\b).+?(?=<(?:p|h\d|[ou]l)\b)/s, "<p>$&</p>")
    .trim();

const COMMANDS: Readonly<Record<string, [command: string, value?: string]>> = {
  Bold: ["bold"],
  Italic: ["italic"],
  Heading: ["formatBlock", "h2"],
  Paragraph: ["formatBlock", "p"],
  List: ["insertUnorderedList"],
  Numbers: ["insertOrderedList"],
  Link: ["createLink"],
};

function press(command: string, value?: string) {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other API keeps the undo history
  document.execCommand(command, false, value);
}

/** Asks for an address in the dialog of `index.html`, and links the selection to it. */
function askForLink() {
  const dialog = document.querySelector<HTMLDialogElement>("#link");
  const input = dialog?.querySelector("input");
  const selection = window.getSelection();
  if (!dialog || !input || !selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const link = range.startContainer.parentElement?.closest("a");
  input.value = link?.getAttribute("href") ?? "";
  dialog.returnValue = "";
  dialog.onclose = () => {
    const address = input.value.trim();
    if (dialog.returnValue !== "set") return;
    // Restores the selection, which moved to the input.
    selection.removeAllRanges();
    selection.addRange(range);
    if (link) selection.selectAllChildren(link);
    const title = pageTitles.get(address) ?? address;
    if (address === "") press("unlink");
    else if (!selection.isCollapsed) press("createLink", address);
    else press("insertHTML", `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`);
  };
  dialog.showModal();
}

/** WYSIWYG field with a toolbar. The HTML source below it can contain further tags. */
export function HtmlField({ value, forID, onChange }: CustomFieldControlProps) {
  const html = String(value);
  const name = `${forID}-label`;
  // A plain ref callback: our React's hooks don't work inside the editor's own React.
  const show = (box: HTMLDivElement | null) => {
    if (!box || box.dataset.html === html) return;
    box.dataset.html = html;
    box.innerHTML = clean(html);
  };
  return (
    <div className="html">
      <div role="toolbar" aria-labelledby={name}>
        {Object.entries(COMMANDS).map(([label, command]) => (
          <button
            key={label}
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              // The cursor may be in another field.
              currentTarget
                .closest(".html")
                ?.querySelector<HTMLElement>("[contenteditable]")
                ?.focus();
              if (label === "Link") askForLink();
              else press(...command);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        ref={show}
        role="textbox"
        aria-labelledby={name}
        aria-multiline
        contentEditable
        onInput={({ currentTarget: box }) => {
          box.dataset.html = clean(box.innerHTML);
          onChange(box.dataset.html);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/html");
          const status = event.currentTarget.nextElementSibling;
          if (pasted === "" || !status) return;
          event.preventDefault();
          status.textContent = "";
          const note = (message: string) => status.append(`${message} `);
          press("insertHTML", cleanPastedHtml(pasted, note));
        }}
      />
      <p role="status" />
      <details>
        <summary>HTML</summary>
        <textarea
          aria-labelledby={name}
          rows={12}
          value={html}
          onChange={({ target }) => onChange(target.value)}
        />
      </details>
    </div>
  );
}
