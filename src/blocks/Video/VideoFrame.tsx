import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useLoaded } from "../../hooks/useLoaded";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { REDUCED_MOTION_QUERY } from "../../lib/limits";
import { formatDuration } from "../../lib/text";
import { textClass } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { play } from "../../ui/icons";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import { videoCopy } from "./copy";
import { getProviderName, toEmbedAddress } from "./embedAddress";
import * as styles from "./VideoFrame.module.css";

const importPlayer = () => import("./VideoPlayer");

const Preview = ({ video }: { video: Queries.VideoFrameFragment }) => (
  <Picture
    file={video.preview}
    alt={video.previewAlt}
    focalPoint={video.focalPoint}
    sizes="(max-width: 61.99em) 94vw, (max-width: 82em) 62vw, 54rem"
    className={styles.preview}
  />
);

function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting === true),
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}

/**
 * A preview with a play button, then the video. An autoplay video starts when half visible,
 * unless the visitor prefers reduced motion. An external provider is contacted only after a press.
 */
export function VideoFrame({ video }: { video: Queries.VideoFrameFragment }) {
  const frame = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const noticeId = useId();
  const isNative = video.source === "LOCAL";
  const isInView = useInView(frame);
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION_QUERY);
  const [isPressed, setIsPressed] = useState(false);
  const [hasAutoStarted, setHasAutoStarted] = useState(false);
  const [step, setStep] = useState<"loading" | "shown" | "failed">("loading");

  const startsByItself = isNative && video.options.autoPlay && !prefersReducedMotion;
  if (startsByItself && isInView && !hasAutoStarted) setHasAutoStarted(true);
  const isStarted = isPressed || hasAutoStarted;
  const player = useLoaded(importPlayer, { isNeeded: isStarted && isNative });
  const hasFailed = step === "failed" || player.step === "failed";
  const isWaiting = isStarted ? hasFailed : !startsByItself;

  // The focused player was removed, so the focus moves to the play button.
  const isFocusLost = isPressed && hasFailed;
  useEffect(() => {
    if (isFocusLost) startButton.current?.focus();
  }, [isFocusLost]);

  const startVideo = () => {
    setIsPressed(true);
    setStep("loading");
    if (player.step === "failed") player.retry();
  };

  return (
    <div className={styles.block}>
      {/* The gradient class provides the colours of the text and of the play button. */}
      <div ref={frame} className={`${styles.video} gradient_7`}>
        {/* Shows the preview until the video's first frame, to avoid a flash. */}
        {isNative && !isWaiting && step !== "shown" && <Preview video={video} />}
        {isStarted && player.step === "loaded" && step !== "failed" && (
          <player.value.VideoPlayer
            video={video}
            isInView={isPressed || isInView}
            takesFocus={isPressed}
            onFirstFrame={() => setStep("shown")}
            onFailure={() => setStep("failed")}
          />
        )}
        {isStarted && !isNative && (
          <iframe
            className={styles.player}
            src={toEmbedAddress(video.url, video.source)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        {isWaiting && (
          <button
            ref={startButton}
            type="button"
            className={styles.start}
            aria-label={videoCopy.play(video.title)}
            aria-describedby={isNative ? undefined : noticeId}
            onClick={startVideo}
          >
            <Preview video={video} />
            <span className={styles.disc}>
              <Icon path={play} />
            </span>
            <span className={styles.bar}>{formatDuration(video.duration)}</span>
          </button>
        )}
      </div>
      {isNative ? (
        <p role="status" className="hint" hidden={!hasFailed}>
          {hasFailed && videoCopy.failed}
        </p>
      ) : (
        <p id={noticeId} className="hint">
          {videoCopy.provider(getProviderName(video.source))}
        </p>
      )}
      <details className={styles.transcript}>
        <summary className={textClass}>{videoCopy.formatList}</summary>
        <RichText html={video.contentHtml} />
        <p>
          <SmartLink to={video.url} newTab>
            {isNative ? videoCopy.file : video.title}
          </SmartLink>
        </p>
      </details>
    </div>
  );
}
