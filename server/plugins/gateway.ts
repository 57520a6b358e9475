import multipart from "@fastify/multipart";
import fp from "fastify-plugin";
import { MULTIPART_LIMITS } from "../gateway/readApplication";
import { health } from "../routes/health";
import { messages } from "../routes/messages";
import { mailLinks, newsletter } from "../routes/newsletter";
import { otherCalls } from "../routes/otherCalls";
import { antiForgery } from "./antiForgery";
import { botCheck } from "./botCheck";
import { cors } from "./cors";
import { type GatewayOptions, mailQueue } from "./mailQueue";
import { problemDocuments } from "./problemDocuments";
import { rateLimit } from "./rateLimit";

/**
 * Adds the mail gateway to a host: form calls, mail links, health checks and the anti-forgery
 * cookie.
 */
export const gateway = fp<GatewayOptions>(async (app, options) => {
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
