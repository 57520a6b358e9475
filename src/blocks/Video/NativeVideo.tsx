import type { RefObject, SyntheticEvent } from "react";
import { videoCopy } from "./copy";
import * as styles from "./VideoFrame.module.css";

export interface NativeVideoProps {
  video: Queries.VideoFrameFragment;
  ref: RefObject<HTMLVideoElement | null>;
  hasControls: boolean;
  /** Where it begins, in seconds. */
  startSeconds: number;
  /** Called with the seconds that it has come to. */
  onTime?: ((seconds: number) => void) | undefined;
  onPlayingChange?: ((isPlaying: boolean) => void) | undefined;
  /** Called once there is something of the video to see. */
  onFirstFrame?: (() => void) | undefined;
  /** Called when no file of the video can be fetched or played. */
  onGone?: (() => void) | undefined;
}

/** The video itself: muted, looping, inline. */
export function NativeVideo({
  video,
  ref,
  hasControls,
  startSeconds,
  onTime,
  onPlayingChange,
  onFirstFrame,
  onGone,
}: NativeVideoProps) {
  const skip = (event: SyntheticEvent<HTMLVideoElement>) => {
    if (startSeconds > 0) event.currentTarget.currentTime = startSeconds;
  };
  return (
    <video
      ref={ref}
      className={styles.player}
      aria-label={video.title}
      controls={hasControls}
      autoPlay
      muted
      loop
      playsInline
      onLoadedMetadata={skip}
      onLoadedData={onFirstFrame}
      onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
      onPlay={() => onPlayingChange?.(true)}
      onPause={() => onPlayingChange?.(false)}
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
}
