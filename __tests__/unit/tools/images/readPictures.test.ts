import { picturesInJson, readPictures } from "../../../../tools/images/readPictures";
import { readSrcSet } from "../../../../tools/report/builtHtml";

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const shown = (body: string) => {
  const [picture] = readPictures(page(body));
  if (picture?.kind !== "shown") throw new Error("No shown picture");
  return picture;
};

const PICTURE = `<section id="senses"><h2>Word senses</h2><picture>
<source media="(max-width: 767.98px)" type="image/avif" srcSet="/s/q.avif 400w,
/s/r.avif 780w" sizes="100vw">
<source type="image/webp" srcset="/s/a.webp 320w, /s/b.webp 640w" sizes="50vw">
<img src="/s/b.jpg" alt="A word" width="960" height="640" loading="eager" fetchPriority="high"
 style="object-position:20% 35%"></picture></section>`;

describe("a picture on a built page", () => {
  it("offers its files in the order in which a browser considers them", () => {
    expect(shown(PICTURE).candidates).toEqual([
      {
        url: "/s/q.avif",
        widthPx: 400,
        type: "image/avif",
        media: "(max-width: 767.98px)",
        sizes: "100vw",
      },
      {
        url: "/s/r.avif",
        widthPx: 780,
        type: "image/avif",
        media: "(max-width: 767.98px)",
        sizes: "100vw",
      },
      { url: "/s/a.webp", widthPx: 320, type: "image/webp", sizes: "50vw" },
      { url: "/s/b.webp", widthPx: 640, type: "image/webp", sizes: "50vw" },
      { url: "/s/b.jpg" },
    ]);
  });

  it("tells its place, its mark as first picture and its focal point", () => {
    expect(shown(PICTURE)).toMatchObject({
      alt: "A word",
      widthPx: 960,
      heightPx: 640,
      isPriority: true,
      focalPoint: { x: 20, y: 35 },
      fragment: "senses",
      wordsBeside: ["Word senses"],
    });
  });

  it("is lazy unless it says otherwise, and has no focal point of its own", () => {
    const picture = shown('<img src="/a.png" alt="" loading="lazy">');
    expect(picture.isPriority).toBe(false);
    expect(picture).not.toHaveProperty("focalPoint");
  });

  it.each([
    ['<img src="/a.png">', undefined],
    ['<img src="/a.png" alt="">', ""],
    ["<img src='/a.png' alt=\"A &amp; B\">", "A & B"],
  ])("has the alternative text of %s", (html, alt) => {
    expect(shown(html).alt).toBe(alt);
  });

  it.each([
    ['<a href="/x"><img src="/a.png" alt=""></a>', true],
    ['<a href="/x"><img src="/a.png" alt=""> Vera</a>', false],
    ['<a href="/x" aria-label="Vera"><img src="/a.png" alt=""></a>', false],
    ['<button><img src="/a.png" alt=""></button>', true],
    ['<img src="/a.png" alt="">', false],
  ])("knows whether it is all that a link holds: %s", (html, isOnlyContent) => {
    expect(shown(html).isOnlyContent).toBe(isOnlyContent);
  });

  it("is not read from comments, scripts or templates", () => {
    const html = '<!-- <img src="/a.png"> --><script>"<img src=/b.png>"</script>';
    expect(readPictures(page(`${html}<template><img src="/c.png"></template>`))).toEqual([]);
  });
});

it("finds the social picture with its declared size and text", () => {
  const head = `<meta property="og:image" content="https://x.example/social/a.png">
<meta property="og:image:width" content="2000"><meta property="og:image:height" content="1000">
<meta property="og:image:alt" content="The mark"><meta name="twitter:image" content="https://x.example/social/a.png">`;
  expect(readPictures(page("", head))).toEqual([
    {
      kind: "social",
      url: "https://x.example/social/a.png",
      alt: "The mark",
      widthPx: 2000,
      heightPx: 1000,
    },
  ]);
});

it("finds icons and the pictures of structured data", () => {
  const head = `<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/i.png">
<script type="application/ld+json">{"logo":"https://x.example/l.png","text":"see a.png now"}</script>`;
  expect(readPictures(page("", head))).toEqual([
    { kind: "data", url: "https://x.example/l.png" },
    { kind: "icon", url: "/favicon.svg" },
    { kind: "icon", url: "/i.png" },
  ]);
});

it("leaves JSON that cannot be read to those who check it", () => {
  expect(picturesInJson("{")).toEqual([]);
});

it("reads a srcset with line breaks and a file without a width", () => {
  expect(readSrcSet("/a.jpg 320w,\n/b.jpg 640w, /c.jpg")).toEqual([
    { url: "/a.jpg", widthPx: 320 },
    { url: "/b.jpg", widthPx: 640 },
    { url: "/c.jpg" },
  ]);
});
