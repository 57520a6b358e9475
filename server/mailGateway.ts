import multipart from "@fastify/multipart";
import fp from "fastify-plugin";
import { MULTIPART_LIMITS } from "./gateway/readApplication";
import { health } from "./routes/health";
import { messages } from "./routes/messages";
import { mailLinks, newsletter } from "./routes/newsletter";
import { otherCalls } from "./routes/otherCalls";
import { antiForgery } from "./plugins/antiForgery";
import { botCheck } from "./plugins/botCheck";
import { cors } from "./plugins/cors";
import { type GatewayOptions, mailQueue } from "./plugins/mailQueue";
import { problemDocuments } from "./plugins/problemDocuments";
import { rateLimit } from "./plugins/rateLimit";

/** Adds form calls, mail links, health checks and the anti-forgery cookie to a host. */
export const mailGateway = fp<GatewayOptions>(async (app, options) => {
  await app.register(mailQueue, options);
  await app.register(antiForgery);
  await app.register(async (api) => {
    api.removeContentTypeParser("text/plain");
    await api.register(problemDocuments);
    await api.register(cors);
    await api.register(rateLimit);
    await api.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
    await api.register(botCheck, options);
    for (const routes of [messages, newsletter, mailLinks, health, otherCalls]) {
      await api.register(routes);
    }
  });
});
