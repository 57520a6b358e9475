import { type Draft, picture, unwritten } from "../draft";

/** A news item about whose text, picture and card nothing is known yet. */
export const articleDraft: Draft = {
  titleField: ["preview", "title"],
  questions: [
    { flag: "type", fallback: () => "press release" },
    { flag: "date", field: ["datePublished"], fallback: (_answers, today) => today },
  ],
  start: ({ title = "", slug = "", type, date = "" }, { nowMs }) => {
    return {
      type,
      preview: { title, imageURL: picture(`article-${slug}`) },
      full: { content: `<p>${unwritten("the text, paragraph by paragraph.")}</p>` },
      datePublished: date,
      lastUpdate: Math.max(nowMs, Date.parse(date)),
      metadata: {},
    };
  },
};
