import { checkCv, isTooLarge, wrongFormat } from "../../../../../src/forms/mail/contract/cv";

const file = (parts: string[], name = "cv.pdf", type = "application/pdf") =>
  new File(parts, name, { type });

it("a CV may have 2097152 bytes, and not one more (APP-05)", () => {
  expect(isTooLarge(2_097_152)).toBe(false);
  expect(isTooLarge(2_097_153)).toBe(true);
});

it.each([
  ["cv.pdf", "application/pdf", false],
  ["cv", "application/pdf", false],
  ["CV.PDF", "", false],
  ["cv.doc", "", true],
  ["cv.pdf", "image/png", true],
  ["cv.pdf", "application/octet-stream", false],
  ["cv.PDF", "application/x-download", false],
  ["cv.pdf", "application/x-pdf", false],
  ["cv.pdf", "Binary/Octet-Stream", false],
  ["cv.doc", "application/octet-stream", true],
  ["cv", "binary/octet-stream", true],
  ["cv.pdf", "application/msword", true],
])("the CV check judges the file %s of type “%s” (APP-06, AMB-37)", (name, type, isWrong) => {
  expect(wrongFormat({ name, type, size: 10 })).toBe(isWrong);
});

it("the CV check reads the first bytes, and rejects empty files", async () => {
  expect(await checkCv(file(["%PDF-1.7"]))).toBeUndefined();
  expect(await checkCv(file(["PK a renamed document"]))).toBe("wrongFormat");
  expect(await checkCv(file([]))).toBe("wrongFormat");
  // PDF readers accept this too: some programs write a blank line or a byte-order mark first.
  expect(await checkCv(file(["\ufeff\r\n%PDF-1.4"]))).toBeUndefined();
  expect(await checkCv(file(["x".repeat(1020), "%PDF-1.4"]))).toBe("wrongFormat");
  expect(await checkCv(file(["%PDF-", "x".repeat(2_097_152)]))).toBe("sizeExceedsLimit");
});
