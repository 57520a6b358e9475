import { toEmbedAddress } from "../../../src/blocks/Video/embedAddress";
import { checkContent } from "../../../content/checkContent";
import { placeAndWords, validFiles, validRecords, toJsonText } from "../content/fixtures/validRecords";

const LEXTAG = "data/products/lextag.json";
const MP4 = '"/videos/lextag.mp4"';

function told(url: string, source: string, more = ""): string[] {
  const text = toJsonText(validRecords[LEXTAG])
    .replace(MP4, () => `${JSON.stringify(url)}${more}`)
    .replace('"LOCAL"', `"${source}"`)
    .replace('"autoPlay": true', '"autoPlay": false');
  const { staticFiles, ...files } = validFiles({ [LEXTAG]: text });
  const films = ["/videos/lextag.webm", "/videos/lextag.vtt"];
  return checkContent({ ...files, staticFiles: [...staticFiles, ...films] }).map(placeAndWords);
}

it.each([
  "https://www.youtube.com/watch?v=M7lc1UVf-VE",
  "https://m.youtube.com/watch?t=5s&v=M7lc1UVf-VE#words",
  "https://youtube.com/shorts/M7lc1UVf-VE",
  "https://youtu.be/M7lc1UVf-VE?t=5",
  "https://www.youtube-nocookie.com/embed/M7lc1UVf-VE",
])("accepts %s as a YouTube video", (url) => {
  expect(told(url, "YOUTUBE")).toEqual([]);
  expect(toEmbedAddress(url, "YOUTUBE")).toMatch(/\/embed\/M7lc1UVf-VE\?autoplay=1/);
});

it.each([
  "/videos/lextag.mp4",
  "https://www.youtube.com/@polysema",
  "https://www.youtube.com/watch?v=short",
  "https://youtu.be/M7lc1UVf-VE&t=5",
  "https://example.org/youtu.be/watch?v=M7lc1UVf-VE",
])("reports that %s is no YouTube video", (url) => {
  expect(told(url, "YOUTUBE")).toEqual([
    `${LEXTAG}:55:14 video.video.url: for YOUTUBE write the video's address there, such as https://www.youtube.com/watch?v=M7lc1UVf-VE, not "${url}"`,
  ]);
});

it.each(["https://youtu.be/M7lc1UVf-VE", "/files/brochure.pdf", "/videos/lextag.webm"])(
  "reports that %s is no video of the site",
  (url) => {
    expect(told(url, "LOCAL")).toEqual([
      `${LEXTAG}:55:14 video.video.url: for LOCAL write the video's MP4 file of static/, such as /videos/lextag.mp4, not "${url}"`,
    ]);
  },
);

it("accepts only a WebM video and WebVTT captions", () => {
  const with_ = (webm: string, captions: string) =>
    told("/videos/lextag.mp4", "LOCAL", `, "webmURL": "${webm}", "captionsURL": "${captions}"`);
  expect(with_("/videos/lextag.webm", "/videos/lextag.vtt")).toEqual([]);
  expect(with_("/videos/lextag.mp4", "/files/brochure.pdf")).toEqual([
    expect.stringContaining(
      'video.video.webmURL: write a WebM file, such as /videos/lextag.webm, or leave it out, not "/videos/lextag.mp4"',
    ),
    expect.stringContaining(
      'video.video.captionsURL: write a WebVTT file, such as /videos/lextag.vtt, or leave it out, not "/files/brochure.pdf"',
    ),
  ]);
});
