import type { CustomFieldControlProps } from "@sveltia/cms";
import { toSafeHtml } from "../../src/kinds/html";

/** Cleans the HTML that browsers produce while typing, down to the allowed tags. */
const clean = (html: string) =>
  toSafeHtml(html.replace(/(?<=<\/?)div\b/g, "p"), (href) => ({ href, opensNewTab: false }))
    .replaceAll("<br />", "<br>")
    .replaceAll("\u{A0}", " ")
    .replace(/<span>([^<]*)<\/span>|<p>(?:<br>)?<\/p>/g, "$1")
    // Browsers leave the first of several lines without a paragraph.
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
  const text = command === "createLink" ? window.prompt("Where does it lead?") : value;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other API keeps the undo history
  if (text !== null) document.execCommand(command, false, text);
}

/** WYSIWYG field with a toolbar. The source below it allows all other tags. */
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
            onClick={() => press(...command)}
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
      />
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
