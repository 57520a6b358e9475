/** The footer; the specification gives the words `Sign up!`. */
export const footerCopy = {
  social: "Social accounts",
  vat: (number: string) => `VAT ${number}`,
  rea: (number: string) => `REA ${number}`,
  capital: (amount: string) => `Share capital ${amount}`,
} as const;
