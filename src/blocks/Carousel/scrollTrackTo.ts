/** The track's transition, in milliseconds: the token `--carousel`, which is 0 under reduced motion. */
function durationMs(track: HTMLElement): number {
  const token = getComputedStyle(track).getPropertyValue("--carousel").trim();
  const value = Number.parseFloat(token);
  if (Number.isNaN(value)) return 0;
  return token.endsWith("ms") ? value : value * 1000;
}

/** The start of the item nearest to an offset: where the track would snap by itself. */
function restingOffsetPx(track: HTMLElement, offsetPx: number): number {
  const endPx = track.scrollWidth - track.clientWidth;
  const items = [...(track.firstElementChild?.children ?? [])];
  const originPx = items[0]?.getBoundingClientRect().left ?? 0;
  const starts = items.map((item) => Math.min(endPx, item.getBoundingClientRect().left - originPx));
  return starts.reduce(
    (best, start) => (Math.abs(start - offsetPx) < Math.abs(best - offsetPx) ? start : best),
    offsetPx >= endPx ? endPx : 0,
  );
}

/**
 * Moves a track to an offset in the time of the design. The browser's own smooth scrolling has no
 * duration to set, and snapping would fight each frame, so it waits until the end.
 */
export function scrollTrackTo(track: HTMLElement, offsetPx: number): void {
  const fromPx = track.scrollLeft;
  const toPx = restingOffsetPx(track, offsetPx);
  const duration = durationMs(track);
  if (duration === 0) {
    track.scrollLeft = toPx;
    return;
  }
  track.style.scrollSnapType = "none";
  const token = String(performance.now());
  track.dataset.move = token;
  let startMs: number | undefined;
  const frame = (nowMs: number) => {
    // A newer move has taken over.
    if (track.dataset.move !== token) return;
    startMs ??= nowMs;
    const part = Math.min(1, (nowMs - startMs) / duration);
    track.scrollLeft = fromPx + (toPx - fromPx) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(frame);
    else track.style.scrollSnapType = "";
  };
  requestAnimationFrame(frame);
}
