/** What's to be done, in a sentence: about an issue that visitors or engines notice, a broken budget, or a hint. */
export interface Finding {
  severity: "issue" | "budget" | "look";
  text: string;
}
/** An issue that visitors or engines notice. */
export const issue = (text: string): Finding => ({ severity: "issue", text });
/** Something that could be better. */
export const look = (text: string): Finding => ({ severity: "look", text });

/** Findings with the words that they are about before them. */
export const about = (subject: string, findings: readonly Finding[]): Finding[] =>
  findings.map(({ severity, text }) => ({ severity, text: `${subject}: ${text}` }));

/** Prints findings, one a line, the worst first. */
export function printFindings(findings: readonly Finding[]): void {
  for (const severity of ["issue", "budget", "look"] as const) {
    for (const { text } of findings.filter((one) => one.severity === severity))
      console.log(`${severity.padEnd(6)}  ${text}`);
  }
}

/** A weight in words, in steps of 1024 bytes: 8.9 KB, 130 KB, 1.4 MB. */
export const formatWeight = (bytes: number): string => {
  if (bytes >= 1024 ** 2) return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  return `${(bytes / 1024).toFixed(bytes < 10 * 1024 ? 1 : 0)} KB`;
};
