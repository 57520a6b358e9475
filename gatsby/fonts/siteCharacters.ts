import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../contentFiles";

/** Files whose words are shown: records, and the words of components. */
const SHOWN =
  /^(?:data\/(?!site\/search\.).+\.json|src\/copy\/.+\.ts|src\/.+\/\w*[cC]opy\.ts|src\/.+\.(?:tsx|css))$/;

/** A record's text, with `\u2026` as the character it means; a broken record unchanged. */
const readWords = (file: string): string => {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".json")) return text;
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};

/** Every character that the site may show, and a file of the project that has it. */
export function siteCharacters(projectDir: string): Map<string, string> {
  const characters = new Map<string, string>();
  const files = ["data", "src"].flatMap((folder) =>
    filesIn(path.join(projectDir, folder)).map((file) => `${folder}/${file}`),
  );
  for (const file of files.filter((name) => SHOWN.test(name))) {
    for (const character of readWords(path.join(projectDir, file))) {
      if (!characters.has(character)) characters.set(character, file);
    }
  }
  return characters;
}
