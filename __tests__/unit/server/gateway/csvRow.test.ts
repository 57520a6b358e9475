import { formatCsvRow } from "../../../../server/gateway/mailCommand";

it.each([
  [
    ["ada@example.org", '=SUM("a")', "Yes, by email.", ""],
    'ada@example.org,"\'=SUM(""a"")","Yes, by email.",',
  ],
  [["a;=cmd|' /C calc'!A1", "b\t@x", "＝1+1", "c|-1"], "a;'=cmd|' /C calc'!A1,b\t'@x,'＝1+1,c|'-1"],
])("no cell of the CSV row of %j is a formula", (cells, row) => {
  expect(formatCsvRow(cells)).toBe(`${row}\r\n`);
});
