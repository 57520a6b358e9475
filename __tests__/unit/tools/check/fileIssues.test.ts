import { fileIssues } from "../../../../tools/check/fileIssues";

const adviceOn = (image: string) =>
  fileIssues([], [image])
    .filter(({ file }) => file === image)
    .map(({ message }) => message.split("; ").at(1));

it.each([
  ["data/images/News 2026/x.jpg", "move it to data/images/news-2026/x.jpg"],
  ["data/images/News 2026/X Y.jpeg", "move it to data/images/news-2026/x-y.jpg"],
  ["data/images/news-2026/X Y.jpeg", "rename it to x-y.jpg"],
])(
  "a picture that records cannot name is moved where its folder is wrong, else renamed: %s",
  (image, advice) => {
    expect(adviceOn(image)).toEqual([advice]);
  },
);
