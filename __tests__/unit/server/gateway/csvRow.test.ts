import { csvRow } from "../../../../server/gateway/mailCommand";

it("writes the list as CSV, no cell a formula", () => {
  expect(csvRow(["ada@example.org", '=SUM("a")', "Yes, by email.", ""])).toBe(
    'ada@example.org,"\'=SUM(""a"")","Yes, by email.",\r\n',
  );
});

it("writes no formula behind the separator of another country, and none in wide letters", () => {
  expect(csvRow(["a;=cmd|' /C calc'!A1", "b\t@x", "＝1+1", "c|-1"])).toBe(
    "a;'=cmd|' /C calc'!A1,b\t'@x,'＝1+1,c|'-1\r\n",
  );
});
