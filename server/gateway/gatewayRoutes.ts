import { type AnyObjectSchema } from "yup";
import { type MailCall, mailPaths } from "../../src/forms/mail/contract/paths";
import { payloadSchemas } from "../../src/forms/mail/contract/schemas";

/** One call of the contract; the routes and the OpenAPI document are both made from these. */
export interface GatewayRoute {
  call: MailCall;
  /** Absolute path on the host. */
  path: string;
  summary: string;
  mediaType: "application/json" | "multipart/form-data";
  schema: AnyObjectSchema;
}

const route = (
  call: MailCall,
  summary: string,
  mediaType: GatewayRoute["mediaType"] = "application/json",
): GatewayRoute => ({
  call,
  path: `/${mailPaths[call]}`,
  summary,
  mediaType,
  schema: payloadSchemas[call],
});

/** The five calls of the forms. */
export const gatewayRoutes: readonly GatewayRoute[] = [
  route("contact", "Sends a message to the company."),
  route("application", "Sends a job application with its CV.", "multipart/form-data"),
  route("subscribe", "Adds an address to the newsletter's list, unless it's there."),
  route("unsubscribe", "Asks for a link to leave; the answer is the same for every address."),
  route("confirm", "Removes the subscriber that a link's code names."),
];
