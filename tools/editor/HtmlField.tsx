import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import { toSafeHtml } from "../../src/kinds/html";

/** HTML with the tags that the site allows, of what a browser made while somebody typed. */
const clean = (html: string) =>
  toSafeHtml(html.replace(/(?<=<\/?)div\b/g, "p"), (href) => ({ href, opensNewTab: false }))
    .replaceAll("<br />", "<br>")
    .replace(/<span>([^<]*)<\/span>|<p>(?:<br>)?<\/p>/g, "$1")
    .trim();

/** Commands of the browser by what their buttons say. */
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
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps what can be undone
  if (text !== null) document.execCommand(command, false, text);
}

/** HTML as it looks, with buttons for the usual tags; below it as it's written, for all others. */
export class HtmlField extends Component<CustomFieldControlProps & { value: unknown }> {
  private readonly box = createRef<HTMLDivElement>();

  private readonly show = () => {
    const { current } = this.box;
    const html = String(this.props.value);
    if (current && current !== document.activeElement && clean(current.innerHTML) !== html)
      current.innerHTML = clean(html);
  };

  override componentDidMount = this.show;
  override componentDidUpdate = this.show;

  // Every field is asked at each key press in any other.
  override shouldComponentUpdate = ({ value }: CustomFieldControlProps) =>
    value !== this.props.value;

  override render() {
    const { forID, onChange } = this.props;
    const name = `${forID}-label`;
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
          ref={this.box}
          role="textbox"
          aria-labelledby={name}
          aria-multiline
          contentEditable
          onInput={({ currentTarget }) => onChange(clean(currentTarget.innerHTML))}
        />
        <details>
          <summary>HTML</summary>
          <textarea
            aria-labelledby={name}
            value={String(this.props.value)}
            onChange={({ target }) => onChange(target.value)}
          />
        </details>
      </div>
    );
  }
}
