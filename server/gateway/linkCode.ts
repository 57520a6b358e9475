import { SignJWT, errors, jwtVerify } from "jose";
import { HOUR_MS, MAIL_LINK_HOURS } from "../../src/lib/limits";
import { Problem } from "./problem";
import { type LinkKind } from "./store";

const ALGORITHM = "HS256";
const AUDIENCES: Readonly<Record<LinkKind, string>> = {
  leave: "newsletter-unsubscribe",
  confirm: "newsletter-confirm",
};

/** Signs a link's code, which contains no e-mail address. It expires unless `expires` is false. */
export const signCode = (
  kind: LinkKind,
  subscriberId: string,
  secret: string,
  { expires = true, now = new Date() } = {},
): Promise<string> => {
  const code = new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCES[kind])
    .setSubject(subscriberId)
    .setIssuedAt(now);
  if (expires) code.setExpirationTime(new Date(now.getTime() + MAIL_LINK_HOURS * HOUR_MS));
  return code.sign(new TextEncoder().encode(secret));
};

/** Returns the subscriber's id. Throws a Problem: 410 if the code expired, 400 if it's invalid. */
export const readCode = async (kind: LinkKind, code: string, secret: string): Promise<string> => {
  try {
    const { payload } = await jwtVerify(code, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCES[kind],
      requiredClaims: ["sub"],
    });
    return payload.sub ?? "";
  } catch (error) {
    throw error instanceof errors.JWTExpired
      ? new Problem(410, "This link has expired. Ask for a new one.")
      : new Problem(400, "This link isn’t valid. Ask for a new one.");
  }
};
