/** The footer; the specification gives the words `Sign up!`. */
export const footerCopy = {
  newsletter: "Language research and product news, never more than once a month.",
  signUp: "Sign up!",
  signUpByEmail: "To subscribe, write to",
  company: "Company",
  about: "About us",
  research: "Research",
  join: "Join Us",
  terms: "Terms & Privacy",
  cookies: "Cookies",
  cookiePreferences: "Cookie preferences",
  unsubscribe: "Unsubscribe",
  products: "Products",
  social: "Social accounts",
  vat: (number: string) => `VAT ${number}`,
  rea: (number: string) => `REA ${number}`,
  capital: (amount: string) => `Share capital ${amount}`,
} as const;
