import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SignJWT, errors, jwtVerify } from "jose";
import { UNSUBSCRIBE_LINK_HOURS } from "../../src/lib/limits";
import { isObject } from "../../src/lib/isObject";
import { Problem } from "./problem";

const ALGORITHM = "HS256";
const AUDIENCE = "newsletter-unsubscribe";
const SECRET_FILE = "token-secret";

const readSecret = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    // After any other issue a new secret would end all links that were sent.
    if (isObject(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
};

/**
 * The secret of a folder, made at the first call and readable by its owner only. Throws where it is
 * there and cannot be read.
 */
export const readOrCreateSecret = (dataDir: string): string => {
  const file = path.join(dataDir, SECRET_FILE);
  const kept = readSecret(file);
  if (kept) return kept;
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
};

/** Makes the code of a subscriber's unsubscribe link: signed, and short-lived. It holds no address. */
export const signUnsubscribeCode = async (
  subscriberId: string,
  secret: string,
  now: Date = new Date(),
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(subscriberId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + UNSUBSCRIBE_LINK_HOURS * 3_600_000))
    .sign(new TextEncoder().encode(secret));

/**
 * The subscriber's id in a code. Throws a Problem: 410 for a code that is too old, 400 for one that
 * we did not make. A code works once because the id goes with the subscriber.
 */
export const readUnsubscribeCode = async (code: string, secret: string): Promise<string> => {
  try {
    const { payload } = await jwtVerify(code, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ["sub", "exp"],
    });
    return payload.sub ?? "";
  } catch (error) {
    throw error instanceof errors.JWTExpired
      ? new Problem(410, "This link is too old.")
      : new Problem(400, "This link is not one of ours.");
  }
};
