/** Whether a page's metadata ask search engines not to list it. */
export const saysNoindex = (tags: readonly { name: string; content: string }[]): boolean =>
  tags.some(({ name, content }) => name === "robots" && content.includes("noindex"));
