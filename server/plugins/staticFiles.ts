import { type Stats } from "node:fs";
import fp from "fastify-plugin";
import { getStatus } from "../../src/lib/errors";
import { createFileSender, sendText } from "../host/fileSender";
import { type HostOptions, REVALIDATE, answerRequest } from "../host/hostRules";

const ALLOWED_METHODS: readonly string[] = ["GET", "HEAD"];

/** Serves the built site for all requests without another route; `hostRules` has the rules. */
export const staticFiles = fp<HostOptions>((app, { publicDir, redirects = [] }, done) => {
  const { find, sendFile } = createFileSender(publicDir);
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    const status = getStatus(error);
    return status >= 400 && status < 500
      ? sendText(reply, status, "The server cannot answer this request as it was sent.")
      : sendText(reply, 500, "Something went wrong on our side. Please try again in a moment.");
  });
  app.route({
    method: app.supportedMethods,
    url: "*",
    // Runs before the body is read, since the body isn't needed.
    onRequest: (request, reply, next) => {
      if (ALLOWED_METHODS.includes(request.method)) next();
      else {
        void reply.header("Allow", ALLOWED_METHODS.join(", "));
        void sendText(reply, 405, "This address answers GET and HEAD only.");
      }
    },
    handler: async (request, reply) => {
      let stats: Stats | undefined;
      const answer = await answerRequest(
        request.raw.url ?? "",
        async (file) => (stats = await find(file)) !== undefined,
        targets,
      );
      if (answer.kind === "redirect") {
        // Browsers cache a 301 indefinitely by default, but addresses may be reused.
        return reply.header("Cache-Control", REVALIDATE).redirect(answer.location, 301);
      }
      return sendFile(request, reply, answer.file, answer.status, stats);
    },
  });
  done();
});
