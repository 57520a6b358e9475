import { useEffect, useRef, useState, type ComponentProps } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { videoCopy } from "./copy";
import { classes } from "../../lib/classes";
import { BELOW_MOBILE, VIDEO_FULLSCREEN_WIDTH_PX } from "../../lib/limits";
import { formatDuration } from "../../lib/text";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { useModalDialog } from "../../hooks/useModalDialog";
import { RoundButton } from "../../ui/Button";
import { arrowsOut, closedCaptioning, pause, play, x } from "../../ui/icons";
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

const showCaptions = (video: HTMLVideoElement | null, areShown: boolean) => {
  for (const track of video?.textTracks ?? []) track.mode = areShown ? "showing" : "hidden";
};

interface NativeVideoProps extends ComponentProps<"video"> {
  video: Queries.VideoFrameFragment;
  /** Called when no file of the video can be fetched or played. */
  onGone?: () => void;
}

/** The video itself: muted, looping, inline. */
const NativeVideo = ({ video, onGone, ...rest }: NativeVideoProps) => (
  <video
    {...rest}
    className={styles.player}
    aria-label={video.title}
    autoPlay
    muted
    loop
    playsInline
  >
    {video.webmURL && <source src={video.webmURL} type="video/webm" />}
    {/* A browser tries the files in turn, and tells each that fails of itself alone. */}
    <source src={video.url} type="video/mp4" onError={onGone} />
    {video.captionsURL && (
      <track
        kind="captions"
        src={video.captionsURL}
        srcLang="en"
        label={videoCopy.captions}
        default
      />
    )}
    {videoCopy.unsupported}
  </video>
);

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
        <NativeVideo
          video={video}
          ref={player}
          controls
          onLoadedMetadata={({ currentTarget }) => {
            currentTarget.currentTime = startSeconds;
          }}
        />
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
  const [isHeld, setIsHeld] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [hasCaptions, setHasCaptions] = useState(true);
  const [enlargedAt, setEnlargedAt] = useState<number>();
  const isEnlarged = enlargedAt !== undefined;

  useEffect(() => {
    if (!isInView || isHeld || isEnlarged) player.current?.pause();
    else {
      player.current?.play().catch((error: unknown) => {
        // Refused, such as under a power saver: it's for the visitor to start it.
        if (error instanceof DOMException && error.name === "NotAllowedError") setIsHeld(true);
      });
    }
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
        controls={isMobile}
        onLoadedData={onFirstFrame}
        onGone={onGone}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        onPlay={() => setIsHeld(false)}
        // A pause by the native controls counts as one by our button; one off screen does not.
        onPause={() => {
          if (isInView && !isEnlarged) setIsHeld(true);
        }}
      />
      {/* For pointers; the keyboard has the button below, with the same effect. */}
      <button
        type="button"
        className={classes(styles.area, isMobile && styles.aboveControls)}
        tabIndex={-1}
        aria-hidden
        onClick={enlarge}
      />
      <div ref={bar} className={styles.bar}>
        <RoundButton
          label={isHeld ? videoCopy.playAgain : videoCopy.pause}
          iconPath={isHeld ? play : pause}
          onClick={() => setIsHeld(!isHeld)}
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
