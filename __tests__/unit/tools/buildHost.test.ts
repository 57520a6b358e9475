import path from "node:path";
import { packageFolders } from "../../../tools/buildHost";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";

const root = temporaryFolder("packages");

const install = (folder: string, manifest: object): void => {
  writeFiles(root, { [`${folder}/package.json`]: JSON.stringify(manifest) });
};

it("packages that go with the bundled host are those it names and all that these need, where Node finds them, each once", () => {
  install("node_modules/store", {
    dependencies: { codec: "1", nested: "1" },
    optionalDependencies: { "store-for-another-platform": "1" },
  });
  install("node_modules/codec", { dependencies: { store: "1" } });
  install("node_modules/nested", {});
  install("node_modules/store/node_modules/nested", {});
  install("node_modules/of-the-build", {});
  const found = packageFolders(["store"], root).map((folder) => path.relative(root, folder));
  expect(found.sort()).toEqual([
    "node_modules/codec",
    "node_modules/store",
    "node_modules/store/node_modules/nested",
  ]);
});
