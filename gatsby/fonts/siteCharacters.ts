import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../contentFiles";

/** Files whose words are shown: records, and the words of components. */
const SHOWN =
  /^(?:data\/(?!site\/search\.).+\.json|src\/copy\/.+\.ts|src\/.+\/\w*[cC]opy\.ts|src\/.+\.(?:tsx|css))$/;

/** Every character that the site may show, and a file of the project that has it. */
export function siteCharacters(projectDir: string): Map<string, string> {
  const characters = new Map<string, string>();
  const files = ["data", "src"].flatMap((folder) =>
    filesIn(path.join(projectDir, folder)).map((file) => `${folder}/${file}`),
  );
  for (const file of files.filter((name) => SHOWN.test(name))) {
    for (const character of readFileSync(path.join(projectDir, file), "utf8")) {
      if (!characters.has(character)) characters.set(character, file);
    }
  }
  return characters;
}
