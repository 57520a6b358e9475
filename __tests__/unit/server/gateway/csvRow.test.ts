import { csvRow } from "../../../../server/gateway/mailCommand";

it("writes the list as CSV, no cell a formula", () => {
  expect(csvRow(["ada@example.org", '=SUM("a")', "Yes, by email.", ""])).toBe(
    'ada@example.org,"\'=SUM(""a"")","Yes, by email.",\r\n',
  );
});
