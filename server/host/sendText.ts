import { type FastifyReply } from "fastify";
import { PLAIN_TEXT, REVALIDATE } from "./hostRules";

/** Sends a sentence in place of a page. */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header("Cache-Control", REVALIDATE).type(PLAIN_TEXT).send(`${text}\n`);
