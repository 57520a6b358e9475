import { isHidden } from "../../server/host/hostRules";
import { builtFiles, readBuilt } from "../support/builtSite";

const files = builtFiles();

describe("the published files", () => {
  it("have no source map, and no script or style refers to one", () => {
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    const naming = files
      .filter((file) => /\.(?:css|js|mjs)$/.test(file))
      .filter((file) => /[#@]\s*sourceMappingURL=/.test(readBuilt(file)));
    expect(naming).toEqual([]);
  });

  it("have no bundler report that a host would serve", () => {
    const reports = files.filter((file) => /(?:^|\/)(?:webpack\.stats|chunk-map)\.json/.test(file));
    expect(reports.filter((file) => !isHidden(`/${file}`))).toEqual([]);
  });

  it("have no internal text", () => {
    const workshop = files.filter((file) =>
      /(?:^|\/)(?:\.env|\.git|node_modules|src)(?:[./]|$)|\.tsx?$/.test(file),
    );
    expect(workshop).toEqual([]);
  });
});
