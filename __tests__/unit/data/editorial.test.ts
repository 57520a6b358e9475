import { readFileSync } from "node:fs";
import { authorSchema } from "../../../src/kinds/author/schema";
import { caseStudySchema } from "../../../src/kinds/case-study/schema";
import { toPlainText } from "../../../src/kinds/html";
import { getRecords } from "../../support/records";

describe("case studies", () => {
  const studies = getRecords("case-studies", caseStudySchema);
  const tasks = studies.filter(({ sections }) => sections.length === 0);

  it("tell the task in 150 to 250 words where only one is written out (AMB-01, AMB-26)", () => {
    expect(tasks).toHaveLength(3);
    const words = tasks.map(({ task = "" }) => toPlainText(task).split(/\s+/).length);
    expect(words.filter((count) => count < 150 || count > 250)).toEqual([]);
  });
});

it("the company has the addresses of the specification and no other (ENT-14)", () => {
  const mails = readFileSync("data/site/company.json", "utf8").match(/"\w*mail(?=":)/gi);
  expect(mails).toEqual(['"email', '"legalMail', '"jobsMail']);
});

it("a record may hide an author who has one spelling", () => {
  const record = { id: "ada-example", name: "Ada Example", spellings: ["Ada Example"] };
  expect(authorSchema.safeParse(record).success).toBe(false);
  expect(authorSchema.safeParse({ ...record, isHidden: true }).success).toBe(true);
});
