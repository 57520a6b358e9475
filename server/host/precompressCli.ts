import { runCommand } from "../../src/lib/runCommand";
import { precompress } from "./precompress";
import { removeUnpublished } from "./removeUnpublished";

const run = async (publicDir: string): Promise<void> => {
  await removeUnpublished(publicDir);
  const start = performance.now();
  const { files, written, unchanged, removed } = await precompress(publicDir);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `Compressed siblings of ${files} text files: ${written} written, ${unchanged} unchanged, ${removed} removed, ${seconds} s\n`,
  );
};

void runCommand(() => run(process.argv[2] ?? "public"));
