import { useEffect, useRef, useState, type ComponentProps } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { useModalDialog } from "../../hooks/useModalDialog";
import { joinClasses } from "../../lib/classes";
import { MOBILE_QUERY, VIDEO_FULLSCREEN_WIDTH_PX } from "../../lib/limits";
import { formatDuration } from "../../lib/text";
import { RoundButton } from "../../ui/Button";
import { arrowsOut, closedCaptioning, pause, play, x } from "../../ui/icons";
import { videoCopy } from "./copy";
import * as styles from "./VideoFrame.module.css";

interface VideoPlayerProps {
  video: Queries.VideoFrameFragment;
  isInView: boolean;
  takesFocus: boolean;
  onFirstFrame: () => void;
  onFailure: () => void;
}

const showCaptions = (video: HTMLVideoElement | null, areShown: boolean) => {
  for (const track of video?.textTracks ?? []) track.mode = areShown ? "showing" : "hidden";
};

interface NativeVideoProps extends ComponentProps<"video"> {
  video: Queries.VideoFrameFragment;
  onFailure?: () => void;
}

const NativeVideo = ({ video, onFailure, ...rest }: NativeVideoProps) => (
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
    {/* The browser tries the sources in order: if this last one fails, none can be played. */}
    <source src={video.url} type="video/mp4" onError={onFailure} />
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
  onClose: (seconds: number) => void;
}

function Overlay({ video, startSeconds, onClose }: OverlayProps) {
  const player = useRef<HTMLVideoElement>(null);
  const close = () => onClose(player.current?.currentTime ?? startSeconds);
  return (
    <dialog
      ref={useModalDialog(close)}
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

/** A native video; its pause button is required for motion over five seconds (WCAG 2.2.2). */
export function VideoPlayer({
  video,
  isInView,
  takesFocus,
  onFirstFrame,
  onFailure,
}: VideoPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isMobile = useMediaQuery(`${MOBILE_QUERY}, (pointer: coarse)`);
  const [isHeld, setIsHeld] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [hasCaptions, setHasCaptions] = useState(true);
  const [enlargedAt, setEnlargedAt] = useState<number>();
  const isEnlarged = enlargedAt !== undefined;

  useEffect(() => {
    if (!isInView || isHeld || isEnlarged) player.current?.pause();
    else {
      player.current?.play().catch((error: unknown) => {
        // Autoplay was denied, such as in power-saving mode; the visitor can start the video.
        if (error instanceof DOMException && error.name === "NotAllowedError") setIsHeld(true);
      });
    }
  }, [isInView, isHeld, isEnlarged]);

  // The preview's button was removed, so the focus moves to the player's first button.
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
        onFailure={onFailure}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        onPlay={() => setIsHeld(false)}
        // Handles pauses by native controls; ignores pauses by the effect above.
        onPause={() => {
          if (isInView && !isEnlarged) setIsHeld(true);
        }}
      />
      {/* Enlarges the video on click or tap; keyboards and screen readers use the button below. */}
      <button
        type="button"
        className={joinClasses(styles.area, isMobile && styles.aboveControls)}
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
