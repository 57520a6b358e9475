import Fastify from "fastify";
import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { readSettings } from "../../../../server/settings";
import { mailGateway } from "../../../../server/mailGateway";

/**
 * Entry point for a separate gateway process that tests can kill. Prints its port; LEASE_MS sets
 * the lease.
 */
const main = async (): Promise<void> => {
  const app = Fastify({ logger: false });
  const leaseMs = Number(process.env.LEASE_MS ?? DELIVERY_TIMES.leaseMs);
  await app.register(mailGateway, {
    settings: readSettings(process.env),
    deliveryTimes: { ...DELIVERY_TIMES, leaseMs },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [address] = app.addresses();
  process.stdout.write(`${typeof address === "object" ? address.port : 0}\n`);
};

void main();
