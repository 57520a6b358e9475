export interface DimmingProps {
  /** A class of the part of the page that is lit. */
  scope: string | undefined;
  /** The `data-key` of the links in it: one that is pointed at, focused or current lights its parts. */
  keys: readonly string[];
}

/**
 * Rules for a figure and what belongs to it: a link lights what names its key in `data-of`, and all
 * else there fades, also without scripts. Nothing fades for the link itself.
 */
export const Dimming = ({ scope, keys }: DimmingProps) => {
  const chosen = ":is(:hover,:focus-visible,[aria-current])";
  const rules = [
    `.${scope}:has([data-key]${chosen}) [data-of]{opacity:.16}`,
    ...keys.map(
      (key) =>
        `.${scope}:has([data-key=${key}]${chosen}) [data-of~=${key}]{opacity:1;color:var(--lit)}`,
    ),
  ];
  // One text: React takes several for a difference from the built page.
  return <style>{rules.join("")}</style>;
};
