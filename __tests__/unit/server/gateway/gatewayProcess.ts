import Fastify from "fastify";
import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { readSettings } from "../../../../server/settings";
import { gateway } from "../../../../server/plugins/gateway";

/** A gateway in a process of its own that a test may kill; it writes its port as one line. LEASE_MS shortens its leases. */
const main = async (): Promise<void> => {
  const app = Fastify({ logger: false });
  const leaseMs = Number(process.env.LEASE_MS ?? DELIVERY_TIMES.leaseMs);
  await app.register(gateway, {
    settings: readSettings(process.env),
    deliveryTimes: { ...DELIVERY_TIMES, leaseMs },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [address] = app.addresses();
  process.stdout.write(`${typeof address === "object" ? address.port : 0}\n`);
};

void main();
