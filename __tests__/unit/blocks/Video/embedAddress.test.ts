import { embedAddress, providerName } from "../../../../src/blocks/Video/embedAddress";

it.each([
  "https://www.youtube.com/watch?v=abc",
  "https://youtube.com/watch?list=x&v=abc",
  "https://youtu.be/abc",
  "https://www.youtube.com/embed/abc",
  "https://www.youtube.com/shorts/abc",
])("%s plays in the mode without cookies", (address) => {
  expect(embedAddress(address, "YOUTUBE")).toBe(
    "https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0",
  );
});

it.each(["https://www.youtube.com/", "not an address"])(
  "%s without an id stays as it is",
  (address) => {
    expect(embedAddress(address, "YOUTUBE")).toBe(address);
  },
);

it("the address of another provider stays as it is (VID-01)", () => {
  expect(embedAddress("https://videos.example/embed/1", "OTHER")).toBe(
    "https://videos.example/embed/1",
  );
});

it("providers are named as they write themselves", () => {
  expect(providerName("YOUTUBE")).toBe("YouTube");
  expect(providerName("Videos Example")).toBe("Videos Example");
});
