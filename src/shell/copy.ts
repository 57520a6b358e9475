import { tryAgain } from "../copy/blockCopy";

export const errorCopy = {
  title: "Something went wrong on this page",
  text: "We couldn’t show part of it. Reloading often helps, and the rest of the site still works.",
  reload: "Reload",
  home: "Home page",
} as const;

export const offlineCopy = {
  text: "We couldn’t load that. Check your connection and try again; nothing on this page is lost.",
  again: tryAgain,
  stay: "Stay here",
} as const;

export const footerCopy = {
  social: "Social accounts",
  vat: (number: string) => `VAT ${number}`,
  rea: (number: string) => `REA ${number}`,
  capital: (amount: string) => `Share capital ${amount}`,
} as const;
