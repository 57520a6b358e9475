import { toEmbedAddress, getProviderName } from "../../../../src/blocks/Video/embedAddress";

it.each(["https://www.youtube.com/", "not an address"])(
  "%s without an id is unchanged",
  (address) => {
    expect(toEmbedAddress(address, "YOUTUBE")).toBe(address);
  },
);

it("another provider's address is unchanged (VID-01)", () => {
  expect(toEmbedAddress("https://videos.example/embed/1", "OTHER")).toBe(
    "https://videos.example/embed/1",
  );
});

it("providers have their own spelling", () => {
  expect(getProviderName("YOUTUBE")).toBe("YouTube");
  expect(getProviderName("Videos Example")).toBe("Videos Example");
});
