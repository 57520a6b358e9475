import { formatIssue } from "../../lib/issue";
import { MENDED, type PreviewIssue, type PreviewReport } from "../../lib/previewReport";
import { Button } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { previewCopy } from "./copy";
import * as styles from "./Preview.module.css";

export interface IssuePanelProps {
  report: PreviewReport;
  path: string;
  onHide: () => void;
}

/** Formats an issue as the check prints it; a mended picture needs no place and level. */
const toLine = (issue: PreviewIssue): string =>
  issue.rule === MENDED ? `${issue.file}: ${issue.message}` : formatIssue(issue);

/**
 * Lists the content issues at the bottom of the window, as the check prints them. Order: errors of
 * the current page, errors of other pages, warnings of the current page. The first group is
 * expanded and announced.
 */
export function IssuePanel({ report: { issues }, path, onHide }: IssuePanelProps) {
  const here = issues.filter(({ pages }) => pages === null || pages.includes(path));
  const own = here.filter(({ severity }) => severity === "error");
  const groups = [
    { title: previewCopy.titleOfPage, listed: own },
    {
      title: previewCopy.titleOfOthers,
      listed: issues.filter((issue) => issue.severity === "error" && !own.includes(issue)),
    },
    {
      title: previewCopy.titleOfWarnings,
      listed: here.filter(({ severity, rule }) => severity === "warning" && rule !== MENDED),
    },
    { title: previewCopy.titleOfMended, listed: here.filter(({ rule }) => rule === MENDED) },
  ].flatMap(({ title, listed }) =>
    listed.length > 0 ? [{ title, lines: listed.map(toLine) }] : [],
  );
  return (
    <section className={`sheet screenOnly ${styles.panel}`} aria-label={groups[0]?.title}>
      <div role={own.length > 0 ? "alert" : "status"}>
        {groups.map(({ title, lines }, index) => (
          <details key={title} open={index === 0 || title === previewCopy.titleOfMended}>
            <summary>{previewCopy.counted(title, lines.length)}</summary>
            <ol>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <div className="actions">
        <CopyButton text={groups[0]?.lines.join("\n") ?? ""} />
        <Button variant="outline" onClick={onHide}>
          {previewCopy.hide}
        </Button>
      </div>
    </section>
  );
}
