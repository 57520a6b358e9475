import { type SchemaDescription, type SchemaFieldDescription } from "yup";
import site from "../../data/site/site.json";
import { CV_TYPE } from "../../src/forms/mail/contract/cv";
import {
  antiForgeryNames,
  oneClickPath,
  unsubscribeCodeParameter,
} from "../../src/forms/mail/contract/paths";
import { type GatewayRoute, gatewayRoutes } from "./gatewayRoutes";
import { PROBLEM_TYPE } from "./problem";

/** A part of the document: JSON and nothing else. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Where the document is served. */
export const OPEN_API_PATH = "/api/openapi.json";

const REFUSALS: Readonly<Record<number, string>> = {
  400: "The payload breaks a rule; `errors` names its fields.",
  403: "The anti-forgery pair, the origin or the bot check did not pass.",
  405: "The address answers another method.",
  410: "The code is too old, or was used.",
  413: "The payload is too large.",
  415: "The content type is not the one of this address.",
  429: "Too many calls from this address; `Retry-After` says when to try again.",
  500: "The gateway failed; nothing was accepted.",
  503: "The gateway cannot accept messages right now; nothing was accepted.",
};

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription =>
  "tests" in field && "optional" in field;

const isObject = (
  field: SchemaFieldDescription,
): field is SchemaFieldDescription & { fields: Record<string, SchemaFieldDescription> } =>
  field.type === "object" && "fields" in field;

const getNumber = (value: unknown): number | undefined =>
  typeof value === "number" ? value : undefined;

/** A yup schema's description as JSON Schema. */
const toJsonSchema = (field: SchemaFieldDescription): JsonObject => {
  if (isObject(field)) {
    const required = Object.entries(field.fields)
      .filter(([, inner]) => isObject(inner) || (isDescription(inner) && !inner.optional))
      .map(([name]) => name);
    return {
      type: "object",
      properties: Object.fromEntries(
        Object.entries(field.fields).map(([name, inner]) => [name, toJsonSchema(inner)]),
      ),
      required,
    };
  }
  if (!isDescription(field)) return {};
  if (field.type === "boolean") {
    return { type: "boolean", ...(field.oneOf.length > 0 ? { enum: field.oneOf } : {}) };
  }
  if (field.type === "mixed") return { type: "string", contentMediaType: CV_TYPE };
  const test = (name: string) => field.tests.find((candidate) => candidate.name === name);
  const maxLength = getNumber(test("max")?.params?.max);
  return {
    type: "string",
    ...(field.optional ? {} : { minLength: 1 }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(test("email") ? { format: "email" } : {}),
  };
};

const problems = (statuses: readonly number[]): JsonObject =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: REFUSALS[status],
        content: { [PROBLEM_TYPE]: { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );

const operation = ({ call, summary, mediaType, schema }: GatewayRoute): JsonObject => ({
  operationId: call,
  summary,
  security: [{ antiForgery: [] }, {}],
  requestBody: {
    required: true,
    content: { [mediaType]: { schema: toJsonSchema(schema.describe()) } },
  },
  responses: {
    204: { description: "Accepted, and safe on disk." },
    ...problems([400, 403, 405, ...(call === "confirm" ? [410] : []), 413, 415, 429, 500, 503]),
  },
});

const oneClick: JsonObject = {
  parameters: [
    { name: unsubscribeCodeParameter, in: "query", required: true, schema: { type: "string" } },
  ],
  post: {
    operationId: "oneClick",
    summary: "Leaves the newsletter in one click, as mail programs do (RFC 8058).",
    requestBody: {
      required: true,
      content: {
        "application/x-www-form-urlencoded": {
          schema: {
            type: "object",
            properties: { "List-Unsubscribe": { type: "string", enum: ["One-Click"] } },
            required: ["List-Unsubscribe"],
          },
        },
      },
    },
    responses: {
      204: { description: "The address is not on the list any more." },
      ...problems([400, 405, 410, 413, 429, 500]),
    },
  },
  get: {
    operationId: "oneClickPage",
    summary: "Leads a visitor to the page with the confirm step; removes nobody.",
    responses: { 303: { description: "The page for this code." }, ...problems([429]) },
  },
};

/** The gateway's contract as an OpenAPI 3.1 document, made from its routes and their schemas. */
export const openApiDocument = (): JsonObject => ({
  openapi: "3.1.0",
  info: {
    title: `Mail gateway of ${site.name}`,
    version: site.version,
    description:
      "The calls of the website's forms. Any 2xx is a success; bodies of answers need not be read.",
  },
  paths: {
    ...Object.fromEntries(gatewayRoutes.map((route) => [route.path, { post: operation(route) }])),
    [`/${oneClickPath}`]: oneClick,
  },
  components: {
    schemas: {
      Problem: {
        type: "object",
        properties: {
          type: { type: "string" },
          title: { type: "string" },
          status: { type: "integer" },
          detail: { type: "string" },
          errors: {
            type: "array",
            items: {
              type: "object",
              properties: { field: { type: "string" }, detail: { type: "string" } },
              required: ["field", "detail"],
            },
          },
        },
        required: ["type", "title", "status", "detail"],
      },
    },
    securitySchemes: {
      antiForgery: {
        type: "apiKey",
        in: "header",
        name: antiForgeryNames.header,
        description: `The value of the cookie ${antiForgeryNames.cookie}; calls from an allowed other origin do without.`,
      },
    },
  },
});
