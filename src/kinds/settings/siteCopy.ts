import { text } from "../fields";
import { objectOf } from "../shared";

export const siteCopySchema = objectOf("SiteCopy", "The texts of the bar and the footer.", {
  bar: objectOf("BarCopy", "The top bar and the menu of narrow screens.", {
    solutions: text("Opens the menu of solutions.", "Solutions"),
    products: text("Opens the menu of products.", "Products"),
    research: text("Leads to the research page.", "Research"),
    about: text("Leads to the page about the company.", "About"),
    news: text("Leads to the news.", "News"),
    api: text("Opens the panel with the console and the demos.", "API & Demos"),
    contact: text("The button that leads to the contact form.", "Contact us"),
  }),
  apiPanel: objectOf("ApiPanelCopy", "The two cards of the panel with the console and the demos.", {
    consoleTitle: text("The title of the console's card.", "APIs Console"),
    consoleText: text(
      "One sentence about the console.",
      "Register for a free key or purchase one.",
    ),
    demosTitle: text("The title of the demos' card.", "Live demos"),
    demosText: text("One sentence about the demos.", "Try our products in the browser."),
  }),
  footer: objectOf("FooterCopy", "The footer.", {
    newsletter: text("What the newsletter is.", "News of our products and research."),
    signUp: text("The button that opens the subscription.", "Sign up!"),
    signUpByEmail: text("Stands before our address without scripts.", "To subscribe, write to"),
    solutions: text("The heading above the solutions.", "Solutions"),
    company: text("The heading above the company's pages.", "Company"),
    about: text("Leads to the page about the company.", "About us"),
    research: text("Leads to the research page.", "Research"),
    join: text("Leads to the open jobs.", "Join Us"),
    terms: text("Leads to the terms.", "Terms & Privacy"),
    cookies: text("Leads to the page about cookies.", "Cookies"),
    cookiePreferences: text("Opens the choice about cookies.", "Cookie preferences"),
    unsubscribe: text("Opens the form that ends the subscription.", "Unsubscribe"),
    products: text("The heading above the products.", "Products"),
  }),
});
