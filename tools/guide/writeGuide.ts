import { writeFileSync } from "node:fs";
import { runCommand } from "../../src/lib/runCommand";
import { editorsGuide, GUIDE_FILE } from "./editorsGuide";

/** `npm run generate`: writes the guide for editors from the schemas. */
async function writeGuide(): Promise<void> {
  writeFileSync(GUIDE_FILE, await editorsGuide());
  console.log(`${GUIDE_FILE} written.`);
}

void runCommand(writeGuide);
