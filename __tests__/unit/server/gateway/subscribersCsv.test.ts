import { subscribersCsv } from "../../../../server/gateway/subscribersCsv";

it("exports the list as CSV, no cell a formula", () => {
  const subscriber = {
    id: "1",
    email: "ada@example.org",
    name: '=SUM("a")',
    consent: "Yes, by email.",
    subscribed_at: 1_767_323_045,
    confirmed_at: 1_767_323_045,
    source: "newsletter",
    leaveUrl: "https://www.example.org/leave",
  };
  expect(subscribersCsv([subscriber])).toBe(
    'email,name,subscribedAt,source,consent,leave\r\nada@example.org,"\'=SUM(""a"")",2026-01-02T03:04:05.000Z,newsletter,"Yes, by email.",https://www.example.org/leave\r\n',
  );
});
