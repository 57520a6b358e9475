/**
 * Returns texts on gradients with a contrast below `least`, with their ratios. Computes the
 * background at the text's position. Runs in the browser.
 */
export const lowContrasts = (least: number): string[] => {
  /** Red, green and blue from 0 to 255, and the opacity unless it's 1. */
  type Colour = readonly number[];
  const parse = (colour: string): Colour => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const mix = (from: Colour, to: Colour, share = to[3] ?? 1): Colour =>
    [0, 1, 2].map((part) => (from[part] ?? 0) * (1 - share) + (to[part] ?? 0) * share);
  const luminance = (colour: Colour) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const part = (colour[index] ?? 0) / 255;
      return sum + weight * (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);

  /** Colour of a linear gradient at a point of the window; the angle must come first. */
  const gradientAt = (image: string, box: DOMRect, x: number, y: number): Colour => {
    const angle = (parseFloat(image.slice("linear-gradient(".length)) * Math.PI) / 180;
    const [right, down] = [Math.sin(angle), -Math.cos(angle)];
    const length = Math.abs(box.width * right) + Math.abs(box.height * down);
    const [aside, below] = [x - box.left - box.width / 2, y - box.top - box.height / 2];
    const place = (aside * right + below * down) / length + 0.5;
    const [start = "", middle = "", end = ""] = image.match(/rgb[^)]*\)[^,)]*/g) ?? [];
    const bend = Number(/([\d.]+)%/.exec(middle)?.[1]) / 100;
    return place < bend
      ? mix(parse(start), parse(middle).slice(0, 3), place / bend)
      : mix(parse(middle), parse(end), (place - bend) / (1 - bend));
  };
  const groundAt = (element: Element, x: number, y: number): Colour => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (element.matches(".gradient")) {
      return gradientAt(backgroundImage, element.getBoundingClientRect(), x, y);
    }
    const under = element.parentElement ? groundAt(element.parentElement, x, y) : [];
    return mix(under, parse(backgroundColor));
  };

  return [...document.querySelectorAll(".gradient *")].flatMap((element) => {
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    if (element.closest("svg, .srOnly") || !element.checkVisibility()) return [];
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const ratios = [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        [groundAt(element, left, top), groundAt(element, right, bottom)].map((ground) => {
          const own = luminance(mix(ground, parse(getComputedStyle(element).color))) + 0.05;
          return Math.max(own / (luminance(ground) + 0.05), (luminance(ground) + 0.05) / own);
        }),
      );
      const ratio = Math.min(...ratios);
      return ratio < least ? `${text.data.trim().slice(0, 40)}: ${ratio.toFixed(1)}` : [];
    });
  });
};
