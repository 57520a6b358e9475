import { useEffect, useRef, useState, type ReactNode } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { findNearestIndex, getSwipeOffsetsPx, type CarouselType } from "./carousel";
import { RoundButton } from "../../ui/Button";
import { arrowLeft, arrowRight } from "../../ui/icons";
import { SectionHeader } from "../../ui/Section";
import * as styles from "./Carousel.module.css";

interface CarouselProps {
  title: string;
  id: string;
  type: CarouselType;
  children: ReactNode;
}

const SETTLE_MS = 100;

/** Scrolls the whole item into view on keyboard focus, not only its link (WCAG 2.4.11). */
function showFocused(track: HTMLElement, target: Element): void {
  const items = [...(track.firstElementChild?.children ?? [])];
  const item = items.find((child) => child.contains(target));
  if (item === undefined || !target.matches(":focus-visible")) return;
  const { left, right } = item.getBoundingClientRect();
  const frame = track.getBoundingClientRect();
  if (left >= frame.left && right <= Math.min(frame.right, window.innerWidth)) return;
  item.scrollIntoView({ block: "nearest", inline: "start" });
}

function measurePositions(track: HTMLElement, type: CarouselType): readonly number[] {
  const items = [...(track.firstElementChild?.children ?? [])].filter(
    (item) => item instanceof HTMLElement,
  );
  const { paddingLeft, paddingRight } = getComputedStyle(track);
  return getSwipeOffsetsPx(
    {
      starts: items.map((item) => item.offsetLeft - (items[0]?.offsetLeft ?? 0)),
      contentWidthPx: items.reduce((sum, item) => sum + item.offsetWidth, 0),
      visibleWidthPx:
        track.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      endPx: track.scrollWidth - track.clientWidth,
    },
    type,
  );
}

/** Animates scrolling with the style sheet's duration; native smooth scrolling can't set one. */
function animateScroll(track: HTMLElement, offsetPx: number): void {
  const items = track.firstElementChild;
  if (items === null) return;
  const fromPx = items.getBoundingClientRect().left;
  items.getAnimations().forEach((animation) => animation.cancel());
  track.style.scrollSnapType = "";
  track.scrollLeft = offsetPx;
  const byPx = fromPx - items.getBoundingClientRect().left;
  // Scroll snapping would follow the animated items.
  track.style.scrollSnapType = "none";
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(items);
  items.animate(
    { translate: [`${String(byPx)}px`, "0px"] },
    {
      duration: Number.parseFloat(transitionDuration) * 1000,
      easing: transitionTimingFunction,
    },
  ).onfinish = () => {
    track.style.scrollSnapType = "";
  };
}

/** A row with native scrolling and snapping, and buttons above 992 px if it overflows. */
export function Carousel({ title, id, type, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [positionsPx, setPositionsPx] = useState<readonly number[]>();
  const count = positionsPx?.length;

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const measured = measurePositions(element, type);
      setPositionsPx(measured);
      setIndex(findNearestIndex(measured, element.scrollLeft));
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    };
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [type]);

  const move = (step: number) => {
    const offsetPx = positionsPx?.[index + step];
    if (track.current === null || offsetPx === undefined) return;
    setIndex(index + step);
    animateScroll(track.current, offsetPx);
  };

  const buttons = (
    <div className={`${styles.controls} scripted`} data-still={count === 1}>
      <RoundButton
        label={blockCopy.previous(title)}
        iconPath={arrowLeft}
        aria-disabled={index === 0}
        onClick={() => move(-1)}
      />
      <RoundButton
        label={blockCopy.next(title)}
        iconPath={arrowRight}
        aria-disabled={count !== undefined && index >= count - 1}
        onClick={() => move(1)}
      />
    </div>
  );

  return (
    <div className={styles[type]}>
      <SectionHeader title={title} id={id} action={buttons} />
      {/* The track only handles focus events of its items. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={title}
        // A scrollable area must be reachable by keyboard; Safari doesn't make it focusable.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={({ currentTarget, target }) => showFocused(currentTarget, target)}
      >
        <ul className={styles.items}>{children}</ul>
      </div>
    </div>
  );
}
