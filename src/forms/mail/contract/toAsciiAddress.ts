/**
 * Converts the domain of an e-mail address to ASCII (RFC 5891, UTS 46), as browsers do. Returns
 * any other text unchanged.
 */
export const toAsciiAddress = (address: string): string => {
  const [, local = "", domain = ""] = /^([^@]+)@([^\s@/?#:\\]+)$/.exec(address) ?? [];
  if (/^[\x20-\x7e]*$/.test(domain)) return address;
  try {
    return `${local}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return address;
  }
};
