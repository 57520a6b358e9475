import http from "node:http";
import { mailPaths } from "../../../../src/forms/mail/contract/paths";
import { PAIR, applicationFields, multipartBody, startGateway } from "./gatewayKit";

jest.mock<object>("../../../../src/lib/limits", () => ({
  ...jest.requireActual<object>("../../../../src/lib/limits"),
  UPLOAD_TIMEOUT_MS: 300,
}));

it("aborts a body that arrives too slowly", async () => {
  const gateway = await startGateway();
  const { payload, headers } = multipartBody(applicationFields);
  const request = http.request(`${gateway.app.listeningOrigin}/${mailPaths.application}`, {
    method: "POST",
    headers: { ...headers, ...PAIR, "content-length": payload.length },
  });
  const broken = jest.fn();
  request.on("error", broken);
  const closed = new Promise((resolve) => request.once("close", resolve));
  let sent = 0;
  const trickle = setInterval(() => request.write(payload.subarray(sent, (sent += 1))), 20);
  const end = setTimeout(() => request.destroy(), 5000);
  await closed;
  clearInterval(trickle);
  clearTimeout(end);
  expect(broken.mock.calls).toMatchObject([[{ code: "ECONNRESET" }]]);
  expect(sent).toBeLessThan(100);
  expect(await gateway.mails()).toEqual([]);
  await gateway.close();
});
