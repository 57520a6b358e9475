import { embedAddress, providerName } from "../../../../src/blocks/Video/embedAddress";

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
