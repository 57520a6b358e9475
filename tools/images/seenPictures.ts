export type SeenPicture = Awaited<ReturnType<typeof findSeenPictures>>[number];

/**
 * Loads all pictures (`<img>`) of the current page, and returns them.
 * Runs in the browser, so it can't use anything outside this function.
 */
export async function findSeenPictures() {
  const images = [...document.images];
  // Boxes come first, because a video removes its preview from the page while files load.
  const boxes = images.map((image) => image.getBoundingClientRect());
  // Browsers choose a lazy picture's file only when they load it.
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return images.map((image, index) => {
    const sets = [...(image.closest("picture")?.querySelectorAll("source") ?? []), image].flatMap(
      ({ srcset }) => srcset.split(/,\s+/).flatMap((part) => part.split(" ")[0] ?? []),
    );
    const getPath = (address: string) => new URL(address, location.href).pathname;
    const { x = 0, y = 0, width = 0, height = 0 } = boxes[index] ?? {};
    const shownPx = (start: number, size: number, most: number) =>
      Math.max(0, Math.min(start + size, most) - Math.max(start, 0));
    return {
      /** Path of the file that the browser chose; empty if none. */
      url: image.currentSrc === "" ? "" : getPath(image.currentSrc),
      offered: [image.src, ...sets].filter((address) => address !== "").map(getPath),
      alt: image.getAttribute("alt"),
      widthPx: Math.round(width),
      heightPx: Math.round(height),
      /** Area within the first screen, in square CSS px. */
      firstScreenArea: shownPx(x, width, innerWidth) * shownPx(y, height, innerHeight),
    };
  });
}
