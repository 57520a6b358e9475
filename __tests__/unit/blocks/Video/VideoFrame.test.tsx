import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VideoFrame } from "../../../../src/blocks/Video/VideoFrame";
import { setMatchingMedia, setOnScreen } from "../../../support/dom";
import { sampleVideo } from "../samples";
import { toEmbedAddress, getProviderName } from "../../../../src/blocks/Video/embedAddress";

const MOBILE = "(max-width: 47.99em), (pointer: coarse)";
const framed: Queries.VideoFrameFragment = {
  ...sampleVideo,
  source: "YOUTUBE",
  url: "https://www.youtube.com/watch?v=abc_DEF-123",
};

const preview = () => screen.queryByRole("button", { name: "Play video: LexTag in use" });
const videos = () =>
  screen.queryAllByLabelText<HTMLVideoElement>("LexTag in use", { selector: "video" });
const findVideo = () =>
  screen.findByLabelText<HTMLVideoElement>("LexTag in use", { selector: "video" });

const getPart = (className: string) => {
  const part = document.querySelector(`.${className}`);
  if (part === null) throw new Error(`No part "${className}"`);
  return part;
};

const startVideo = async (video: Queries.VideoFrameFragment = sampleVideo) => {
  const view = render(<VideoFrame video={video} />);
  await userEvent.click(screen.getByRole("button", { name: "Play video: LexTag in use" }));
  return { ...view, element: await findVideo() };
};

const scrollTo = (isIntersecting: boolean) => {
  act(() => {
    setOnScreen(getPart("video"), isIntersecting);
  });
};

it("a press starts the video, and the preview picture stays behind it until the first frame (VID-03)", async () => {
  const { element, container } = await startVideo();
  expect(preview()).not.toBeInTheDocument();
  expect(container.querySelector("img")).not.toBeNull();
  fireEvent.loadedData(element);
  expect(container.querySelector("img")).toBeNull();
});

it("a video that fails to load restores the play button with a message; a press retries", async () => {
  const { element } = await startVideo();
  const [, mp4] = element.querySelectorAll("source");
  if (mp4 === undefined) throw new Error("No second file");
  fireEvent.error(mp4);
  expect(screen.getByRole("status")).toHaveTextContent(/couldn’t load/);
  expect(videos()).toHaveLength(0);
  expect(preview()).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Play video: LexTag in use" }));
  expect(await findVideo()).toBeInTheDocument();
  expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument();
});

it("a local video is native: muted, looping, inline, and without controls on a large screen (VID-01, VID-04, VID-05, VID-08)", async () => {
  const { element } = await startVideo();
  expect([element.autoplay, element.muted, element.loop, element.controls]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(element).toHaveAttribute("playsinline");
  expect(element).toHaveTextContent("Your browser does not support the video tag.");
  const sources = [...element.querySelectorAll("source")].map((source) => source.type);
  expect(sources).toEqual(["video/webm", "video/mp4"]);
  expect(element.querySelector("track")).toHaveAttribute("src", "/videos/lextag.vtt");
  expect(screen.getByRole("button", { name: "Pause" })).toHaveFocus();
});

it.each([
  ["large screen", () => undefined],
  ["mobile device", () => setMatchingMedia(MOBILE)],
])(
  "a press enlarges the video on a %s, with controls, to at most 1280 px (VID-05 to VID-07)",
  async (_, prepare) => {
    prepare();
    await startVideo();
    await userEvent.click(getPart("area"));
    const overlay = screen.getByRole("dialog", { name: "LexTag in use" });
    expect(overlay).toHaveStyle({ maxWidth: "1280px" });
    expect(
      within(overlay).getByLabelText<HTMLVideoElement>("LexTag in use", { selector: "video" })
        .controls,
    ).toBe(true);
  },
);

it("a video can be enlarged by keyboard; Escape closes it and restores the focus (VID-06)", async () => {
  await startVideo();
  const enlarge = screen.getByRole("button", { name: "Show larger" });
  enlarge.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(enlarge).toHaveFocus();
});

const autoPlaying: Queries.VideoFrameFragment = { ...sampleVideo, options: { autoPlay: true } };

it("an autoplay video has no play button, waits until it's on screen, and pauses off screen (VID-02, PROD-18)", async () => {
  render(<VideoFrame video={autoPlaying} />);
  expect(preview()).not.toBeInTheDocument();
  expect(videos()).toHaveLength(0);
  scrollTo(true);
  await findVideo();
  const pausing = jest.spyOn(HTMLMediaElement.prototype, "pause");
  scrollTo(false);
  expect(pausing).toHaveBeenCalledTimes(1);
  const playing = jest.spyOn(HTMLMediaElement.prototype, "play");
  scrollTo(true);
  expect(playing).toHaveBeenCalledTimes(1);
});

it("an autoplay video stays paused after the visitor paused it (VID-02, PROD-18)", async () => {
  render(<VideoFrame video={autoPlaying} />);
  scrollTo(true);
  await findVideo();
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  const playing = jest.spyOn(HTMLMediaElement.prototype, "play");
  scrollTo(false);
  scrollTo(true);
  expect(playing).not.toHaveBeenCalled();
});

it("an embedded video contacts the provider only after a press, and its button says so (VID-01)", () => {
  const { container } = render(<VideoFrame video={{ ...framed, options: { autoPlay: true } }} />);
  scrollTo(true);
  expect(container.querySelector("iframe")).toBeNull();
  expect(preview()).toHaveAccessibleDescription(/YouTube receives/);
});

it("an embedded video uses the provider's cookieless mode (VID-01)", async () => {
  render(<VideoFrame video={framed} />);
  await userEvent.click(screen.getByRole("button", { name: "Play video: LexTag in use" }));
  expect(screen.getByTitle("LexTag in use")).toHaveAttribute(
    "src",
    "https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0",
  );
});

it.each([
  ["https://www.youtube.com/", "YOUTUBE"],
  ["not an address", "YOUTUBE"],
  ["https://videos.example/embed/1", "OTHER"],
])("keeps the address %s of %s, since it has no known id (VID-01)", (address, source) => {
  expect(toEmbedAddress(address, source)).toBe(address);
});

it("the names of known providers are spelled as the providers spell them", () => {
  expect(getProviderName("YOUTUBE")).toBe("YouTube");
  expect(getProviderName("Videos Example")).toBe("Videos Example");
});
