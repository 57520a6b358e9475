/** The facts beside the contact form. */
export const contactsCopy = { write: "Write", call: "Call", visit: "Visit" } as const;
