export interface SeenPicture {
  /** The file that the browser chose, as a path on the site; empty where it chose none. */
  url: string;
  /** Every file that the page offers of it, as `url`. */
  offered: string[];
  /** Null where the attribute is missing. */
  alt: string | null;
  /** The box that it's shown in, in CSS pixels; 0 where it's out of sight. */
  widthPx: number;
  heightPx: number;
  /** Whether it's all that a link or button holds, so that its text is the link's name. */
  isOnlyContent: boolean;
  /** Headings and captions of the same card, section or figure. */
  wordsBeside: string[];
}

/**
 * Every picture of the page that it runs in, files fetched. It runs in the browser, so it can use
 * nothing from outside itself.
 */
export async function seenPictures(): Promise<SeenPicture[]> {
  const images = [...document.images];
  // Taken first: a film takes its preview off the page while files load.
  const boxes = images.map((image) => image.getBoundingClientRect());
  // A browser chooses a lazy picture's file only when it's about to fetch it.
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return images.map((image, index) => {
    const control = image.closest("a, button");
    const otherTexts = [...(control?.querySelectorAll("img") ?? [])].some(
      (other) => other !== image && other.alt !== "",
    );
    const isNamed = control?.hasAttribute("aria-label") || control?.textContent.trim() !== "";
    const card = image.closest("li, article, figure, section");
    const headings = card?.querySelectorAll("h1, h2, h3, h4, figcaption") ?? [];
    const sets = [...(image.closest("picture")?.querySelectorAll("source") ?? []), image].flatMap(
      ({ srcset }) => srcset.split(/,\s+/).flatMap((part) => part.split(" ")[0] ?? []),
    );
    const getPath = (address: string) => new URL(address, location.href).pathname;
    return {
      url: image.currentSrc === "" ? "" : getPath(image.currentSrc),
      offered: [image.src, ...sets].filter((address) => address !== "").map(getPath),
      alt: image.getAttribute("alt"),
      widthPx: Math.round(boxes[index]?.width ?? 0),
      heightPx: Math.round(boxes[index]?.height ?? 0),
      isOnlyContent: control !== null && !isNamed && !otherTexts,
      wordsBeside: [...headings].map(({ textContent }) => textContent),
    };
  });
}
