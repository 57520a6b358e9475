import type { CreateDevServerArgs } from "gatsby";
import { EDITOR_ADDRESS, PREVIEW_ADDRESS, type PreviewReport } from "../src/lib/previewReport";
import { contentReader } from "./preview/createContentReader";

interface ServerResponse {
  set: (name: string, value: string) => ServerResponse;
  json: (body: PreviewReport) => void;
  sendFile: (file: string, options: { root: string }) => void;
}

interface DevServer {
  get: (
    address: string,
    answer: (request: { path: string }, response: ServerResponse) => void | Promise<void>,
  ) => void;
}

/**
 * Serves the preview report, which pages poll, and the editor in `EDITOR_DIR`. Pages don't stream,
 * because with Gatsby's own stream, three tabs would use up the browser's six connections.
 */
export function onCreateDevServer({
  app,
  reporter,
}: Pick<CreateDevServerArgs, "reporter"> & { app: DevServer }): void {
  reporter.info("Only npm run build makes the sitemap and the cards for social networks.");
  app.get(PREVIEW_ADDRESS, async (_request, response) => {
    response.set("Cache-Control", "no-cache").json(await contentReader.read());
  });
  const root = process.env.EDITOR_DIR;
  if (root === undefined) return;
  reporter.info(`The forms are at ${EDITOR_ADDRESS} of the address that is printed below.`);
  app.get(`${EDITOR_ADDRESS}*`, ({ path }, response) => {
    response.sendFile(`/${path.slice(EDITOR_ADDRESS.length)}`, { root });
  });
}
