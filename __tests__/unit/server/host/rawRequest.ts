import http from "node:http";
import { text } from "node:stream/consumers";

interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends the path unchanged; `fetch` would normalise it. */
export const rawRequest = (
  port: number,
  target: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: "127.0.0.1", path: target, method, headers, agent: false },
      (response) => {
        response.setEncoding("latin1");
        text(response).then((body) => {
          const entries = Object.entries(response.headers).map(
            ([name, value]) =>
              [name, Array.isArray(value) ? value.join(", ") : (value ?? "")] as const,
          );
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body });
        }, reject);
      },
    );
    request.on("error", reject);
    request.end();
  });
