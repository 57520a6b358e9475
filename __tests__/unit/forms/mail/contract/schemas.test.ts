import { botCheckActions, mailPaths } from "../../../../../src/forms/mail/contract/paths";

it("has one bot-check action per call, of letters and underscores (AMB-15)", () => {
  const actions = Object.values(botCheckActions);
  expect(new Set(actions).size).toBe(Object.keys(mailPaths).length);
  for (const action of actions) expect(action).toMatch(/^[A-Za-z_]+$/);
});
