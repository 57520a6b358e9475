import { useEffect, useRef, useState } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { videoCopy } from "./copy";
import { BELOW_MOBILE, VIDEO_FULLSCREEN_WIDTH_PX } from "../../lib/limits";
import { formatDuration } from "../../lib/text";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { useModalDialog } from "../../hooks/useModalDialog";
import { RoundButton } from "../../ui/Button";
import { arrowsOut, closedCaptioning, pause, play, x } from "../../ui/icons";
import { NativeVideo } from "./NativeVideo";
import * as styles from "./VideoFrame.module.css";

export interface VideoPlayerProps {
  video: Queries.VideoFrameFragment;
  /** For a video that started by itself: it runs only while it is on screen. */
  isInView: boolean;
  /** True when it was started by a press, after which the focus belongs here. */
  takesFocus: boolean;
  /** Called once the video covers its preview. */
  onFirstFrame: () => void;
  /** Called when the video itself cannot be had. */
  onGone: () => void;
}

/** Where native controls are the visitor's habit. */
const MOBILE = `${BELOW_MOBILE}, (pointer: coarse)`;

/** A refused start, such as under a power saver, leaves the play button in sight. */
const start = (video: HTMLVideoElement | null) => {
  video?.play().catch(() => undefined);
};

const showCaptions = (video: HTMLVideoElement | null, areShown: boolean) => {
  for (const track of video?.textTracks ?? []) track.mode = areShown ? "showing" : "hidden";
};

interface OverlayProps {
  video: Queries.VideoFrameFragment;
  startSeconds: number;
  /** Called with the time it has come to. */
  onClose: (seconds: number) => void;
}

function Overlay({ video, startSeconds, onClose }: OverlayProps) {
  const player = useRef<HTMLVideoElement>(null);
  const close = () => onClose(player.current?.currentTime ?? startSeconds);
  const ref = useModalDialog(close);
  return (
    <dialog
      ref={ref}
      className={styles.overlay}
      aria-label={video.title}
      style={{ maxWidth: VIDEO_FULLSCREEN_WIDTH_PX }}
    >
      <div className={styles.overlayBody}>
        <NativeVideo video={video} ref={player} hasControls startSeconds={startSeconds} />
        <RoundButton
          label={blockCopy.close}
          iconPath={x}
          className={styles.overlayClose}
          onClick={close}
        />
      </div>
    </dialog>
  );
}

/**
 * A native video in its place: a press on it shows it large, and a button in the bar below
 * pauses it, as motion of more than five seconds must allow (WCAG 2.2.2).
 */
export function VideoPlayer({
  video,
  isInView,
  takesFocus,
  onFirstFrame,
  onGone,
}: VideoPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isMobile = useMediaQuery(MOBILE);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [hasCaptions, setHasCaptions] = useState(true);
  const [enlargedAt, setEnlargedAt] = useState<number>();
  const isEnlarged = enlargedAt !== undefined;

  useEffect(() => {
    if (isInView && !isHeld && !isEnlarged) start(player.current);
    else player.current?.pause();
  }, [isInView, isHeld, isEnlarged]);

  // The preview's button is gone; the keyboard goes on at the one that took its place.
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector("button")?.focus();
  }, [takesFocus]);

  const enlarge = () => setEnlargedAt(player.current?.currentTime ?? 0);

  return (
    <>
      <NativeVideo
        video={video}
        ref={player}
        hasControls={isMobile}
        startSeconds={0}
        onFirstFrame={onFirstFrame}
        onGone={onGone}
        onTime={setSeconds}
        onPlayingChange={(isNowPlaying) => {
          setIsPlaying(isNowPlaying);
          // A pause by the native controls counts as one by our button; one off screen does not.
          if (isNowPlaying) setIsHeld(false);
          else if (isInView && !isEnlarged) setIsHeld(true);
        }}
      />
      {/* For pointers; the keyboard has the button below, with the same effect. */}
      <button
        type="button"
        className={`${styles.area} ${isMobile ? styles.aboveControls : ""}`}
        tabIndex={-1}
        aria-hidden
        onClick={enlarge}
      />
      <div ref={bar} className={styles.bar}>
        <RoundButton
          label={isPlaying ? videoCopy.pause : videoCopy.playAgain}
          iconPath={isPlaying ? pause : play}
          onClick={() => {
            setIsHeld(isPlaying);
            if (!isPlaying) start(player.current);
          }}
        />
        {!isMobile && (
          <>
            <progress value={seconds} max={video.duration} aria-label={videoCopy.played} />
            <span>{`${formatDuration(seconds)} / ${formatDuration(video.duration)}`}</span>
            {video.captionsURL && (
              <RoundButton
                label={videoCopy.captions}
                iconPath={closedCaptioning}
                aria-pressed={hasCaptions}
                onClick={() => {
                  showCaptions(player.current, !hasCaptions);
                  setHasCaptions(!hasCaptions);
                }}
              />
            )}
          </>
        )}
        <RoundButton label={videoCopy.enlarge} iconPath={arrowsOut} onClick={enlarge} />
      </div>
      {enlargedAt !== undefined && (
        <Overlay
          video={video}
          startSeconds={enlargedAt}
          onClose={(seconds) => {
            if (player.current) player.current.currentTime = seconds;
            setEnlargedAt(undefined);
          }}
        />
      )}
    </>
  );
}
