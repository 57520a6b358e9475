import type { FastifyServerOptions } from "fastify";
import type { Redirect } from "../../src/kinds/settings/redirects";
import type { PolicySources } from "./hostRules";

export interface HostOptions {
  publicDir: string;
  redirects?: readonly Redirect[];
  policySources?: PolicySources;
  /** False keeps search engines away. Default: true. */
  isListed?: boolean;
  trustProxy?: number;
  logger?: FastifyServerOptions["logger"];
}
