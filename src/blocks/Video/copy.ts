/** The specification defines the text of `unsupported`. */
export const videoCopy = {
  play: (title: string) => `Play video: ${title}`,
  playAgain: "Play",
  pause: "Pause",
  played: "Played",
  enlarge: "Show larger",
  unsupported: "Your browser does not support the video tag.",
  captions: "English captions",
  failed: "We couldn’t load the video. Press play to try again.",
  formatList: "The video in words",
  file: "The video as a file",
  provider: (name: string) =>
    `When you press play, ${name} receives your IP address and may store data on your device.`,
} as const;
