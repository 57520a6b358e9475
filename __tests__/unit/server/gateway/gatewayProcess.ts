import Fastify from "fastify";
import { readGatewaySettings } from "../../../../server/gateway/gatewaySettings";
import { registerGateway } from "../../../../server/gateway/registerGateway";

/** A gateway in a process of its own that a test may kill; it writes its port as one line. */
const main = async (): Promise<void> => {
  const app = Fastify({ logger: false });
  await registerGateway(app, readGatewaySettings(process.env));
  app.get("/memory", () => ({ peakKilobytes: process.resourceUsage().maxRSS }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [address] = app.addresses();
  process.stdout.write(`${String(typeof address === "object" ? address.port : 0)}\n`);
};

void main();
