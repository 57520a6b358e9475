import { caseStudySchema } from "../../../src/kinds/case-study/schema";
import { htmlToText } from "../../../src/kinds/html";
import { getRecords } from "../../support/records";

it("case studies without sections have a task of 150 to 250 words (AMB-01, AMB-26)", () => {
  const taskLengths = getRecords("case-studies", caseStudySchema)
    .filter(({ sections }) => sections.length === 0)
    .map(({ task = "" }) => htmlToText(task).split(/\s+/).length);
  expect(taskLengths).not.toEqual([]);
  expect(taskLengths.filter((count) => count < 150 || count > 250)).toEqual([]);
});
