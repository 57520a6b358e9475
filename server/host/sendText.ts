import { type FastifyReply } from "fastify";
import { PLAIN_TEXT, REVALIDATE } from "./hostRules";

/** Answers with a sentence where no page is sent. */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header("Cache-Control", REVALIDATE).type(PLAIN_TEXT).send(`${text}\n`);
