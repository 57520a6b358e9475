import { formatCsvRow } from "../../../../server/gateway/mailCommand";

it("writes CSV in which no cell is a formula", () => {
  expect(formatCsvRow(["ada@example.org", '=SUM("a")', "Yes, by email.", ""])).toBe(
    'ada@example.org,"\'=SUM(""a"")","Yes, by email.",\r\n',
  );
});

it("disables formulas after other locales' separators, and in full-width letters", () => {
  expect(formatCsvRow(["a;=cmd|' /C calc'!A1", "b\t@x", "＝1+1", "c|-1"])).toBe(
    "a;'=cmd|' /C calc'!A1,b\t'@x,'＝1+1,c|'-1\r\n",
  );
});
