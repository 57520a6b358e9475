import { articlePath } from "../../routes/paths";
import { type Draft, picture, unwritten } from "../draft";
import { NO_ACTION } from "./noAction";

/** A news item about whose text, picture and card nothing is known yet. */
export const articleDraft: Draft = {
  titleField: ["full", "title"],
  questions: [
    { flag: "type", fallback: () => "press release" },
    { flag: "date", field: ["datePublished"], fallback: (_answers, today) => today },
  ],
  start: ({ title = "", slug = "", type, date = "" }, { nowMs }) => {
    const imageURL = picture(`article-${slug}`);
    return {
      type,
      preview: { title, imageURL, action: { text: "Find out more", url: articlePath(slug) } },
      full: {
        title,
        content: [`<p>${unwritten("the text, paragraph by paragraph.")}</p>`],
        imageURL,
        action: { text: NO_ACTION, url: "/" },
      },
      datePublished: date,
      lastUpdate: Math.max(nowMs, Date.parse(date)),
      products: [],
      publications: [],
    };
  },
  metadata: (title) => [{ title, type: "article" }],
};
