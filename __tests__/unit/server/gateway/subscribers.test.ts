import { Subscribers } from "../../../../server/gateway/subscribers";
import { newFolder } from "./gatewayKit";

it("lets an address have five links within any hour", async () => {
  const subscribers = new Subscribers(newFolder());
  const email = "ada@example.org";
  await subscribers.add({ email, name: "Ada", consent: "I agree.", source: "newsletter" });
  const begin = Date.now();
  const clock = jest.spyOn(Date, "now");
  for (const [minutes, id] of ["0", "1", "2", "3", "4"].entries()) {
    clock.mockReturnValue(begin + minutes * 60_000);
    expect(subscribers.mayGetLink(email)).toBe(true);
    await subscribers.requestLeave(id, email);
    await subscribers.countLink(id);
  }
  expect(subscribers.mayGetLink(email)).toBe(false);
  clock.mockReturnValue(begin + 3_599_999);
  expect(subscribers.mayGetLink(email)).toBe(false);
  clock.mockReturnValue(begin + 3_600_000);
  expect(subscribers.mayGetLink(email)).toBe(true);
  await subscribers.close();
});
