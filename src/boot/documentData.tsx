import type { ReactNode } from "react";
import { FETCHED_DATA } from "../config/budgets";
import { isObject } from "../lib/isObject";
import { pageKind } from "../lib/pageKind";
import { DATA_TYPE } from "./readDocumentData";

/** What would end the block, or open a comment in it: a `<` that JSON may as well write by number. */
const BREAKING = /<(?=\/script|!--|script)/gi;

/**
 * A page's data for the end of its body, so that the framework takes the page over without asking
 * for them: most are words that the document has already, so a compressed document grows by a third
 * to a half of what a file of their own would weigh. Nothing for a kind of page whose document has
 * no room (`FETCHED_DATA`).
 */
export function documentData(pageData: unknown): ReactNode[] {
  const chunk = isObject(pageData) ? pageData.componentChunkName : undefined;
  if (typeof chunk !== "string" || FETCHED_DATA.has(pageKind(chunk))) return [];
  const json = JSON.stringify(pageData).replace(BREAKING, "\\u003c");
  return [<script key="data" type={DATA_TYPE} dangerouslySetInnerHTML={{ __html: json }} />];
}
