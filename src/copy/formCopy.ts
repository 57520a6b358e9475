import { tryAgain } from "./blockCopy";

/** The specification defines the application's subject, the success and failure texts, and the CV errors. */
export const formCopy = {
  subjects: {
    contact: (name: string) => `New message from ${name}`,
    application: (position: string) => `New Job Application: ${position}`,
  },
  labels: {
    name: "Name",
    email: "Email",
    organization: "Organisation",
    message: "Message",
    position: "Position",
    cv: "CV",
    coverLetter: "Cover letter",
  },
  optional: "(optional)",
  /** The gateway stores the wording with a subscription. */
  consents: {
    privacy: "I have read the privacy notice.",
    marketing: "Send me newsletters by email, no more than monthly.",
    subscription: "I agree to receive newsletters, sent no more than monthly.",
  },
  privacyLink: "privacy notice",
  errors: {
    name: "Enter your name.",
    email: "Enter your email address so we can reply.",
    newsletterEmail: "Enter your email address.",
    emailFormat: "Enter an address like name@example.org.",
    message: "Write your message.",
    position: "Choose a position.",
    cv: "Attach your CV.",
    coverLetter: "Write your cover letter.",
    privacy: "Tick this box when you have read the privacy notice.",
    marketing: "Tick this box to receive newsletters.",
    code: "The link has no code.",
    subject: "The message has no subject.",
    captchaToken: "The bot check gave no token.",
    tooLong: (max: number) => `Use at most ${max} characters.`,
    controlCharacters: "Keep to one line of ordinary characters.",
  },
  incompleteEmail: "This address looks incomplete. You can still send it as it is.",
  cvErrors: {
    sizeExceedsLimit: "Max file size exceeded",
    wrongFormat: "Required PDF format",
  },
  cvHint: (megabytes: string) => `Please, attach the file in PDF format, max ${megabytes} MB.`,
  contactSuccess: {
    title: "Message sent successfully.",
    text: "Your message has been sent correctly. Thank you for reaching out to us. We will get back to you as soon as possible.",
    back: "Back to the form",
  },
  applicationSuccess: {
    title: "Application sent successfully.",
    text: (position: string) =>
      `Your application for ${position} has been sent correctly. Thank you for reaching out to us. We will get back to you as soon as possible.`,
    back: "Back to the open jobs",
  },
  subscriptionSuccess: {
    title: "Thank you for subscribing!",
    text: "You have been added to our mailing list. We send newsletters no more than once a month.",
  },
  unsubscriptionSuccess: {
    title: "Check your email.",
    again: "Use another address",
    text: "We have sent you a link to your email to complete the unsubscribe process.",
    note: (hours: number) =>
      `The link expires after ${hours} hours. If the address isn’t on our list, nothing will arrive.`,
  },
  failure: {
    title: "Something went wrong.",
    text: "We are sorry, your request cannot be processed right now. Please wait a bit and try again.",
    tryAgain,
    back: "Back",
  },
  /** Per form: accessible name, submit button, pending status, note about the draft. */
  forms: {
    contact: {
      name: "Contact",
      submit: "Send",
      pending: "Sending your message",
      draftNote: "What you write stays in this tab until you send it.",
    },
    application: {
      name: "Application",
      submit: "Send",
      pending: "Sending your application",
      draftNote:
        "What you write stays in this tab until you send it. Your CV doesn’t, so attach it last.",
    },
    subscription: {
      name: "Newsletter",
      submit: "Sign up!",
      pending: "Signing you up",
      draftNote: undefined,
    },
    unsubscription: {
      name: "Unsubscribe",
      submit: "Unsubscribe",
      pending: "Sending your link",
      draftNote: undefined,
    },
  },
  missing: (things: string) => `Still needed: ${things}.`,
  missingNames: {
    cv: "CV",
    privacy: "confirmation that you have read the privacy notice",
    marketing: "consent to newsletters",
  },
  corrected: (name: string) => `a valid ${name}`,
  attachCv: "Attach CV",
  replaceCv: "Replace",
  removeCv: (fileName: string) => `Remove ${fileName}`,
  botCheck: {
    before: "This site is protected by reCAPTCHA, a bot check by Google, whose ",
    policy: "Privacy Policy",
    between: " and ",
    terms: "Terms of Service",
    after: " apply.",
  },
  copyMessage: "Copy the message",
  copyLetter: "Copy the letter",
  openEmail: "Open as an email",
  cvByHand: "Please attach your CV to the email yourself.",
  unstarted: "This form couldn’t be loaded. Reload the page, or write to",
  unscripted: "This form needs JavaScript. Without it, you can write to",
  subscriptionDialog: {
    title: "Sign up for the newsletter",
    lead: "News of our products and research, no more than monthly.",
  },
  unsubscriptionDialog: {
    title: "Unsubscribe",
    lead: "Enter the address we send the newsletter to.",
  },
  confirmation: {
    title: "Unsubscribe from the newsletter?",
    text: "We won’t send you any more newsletters. If you’ve written to us, we’ll still reply.",
    confirm: "Yes, unsubscribe",
    pending: "Unsubscribing",
    keep: "Keep me subscribed",
    successTitle: "You’re unsubscribed.",
    successText: "We’ve taken your address off the list and won’t send you any more newsletters.",
    failureNote: (hours: number) =>
      `A link expires after ${hours} hours. If yours is older, or you have subscribed again since, ask for a new one.`,
    newLink: "Send a new link",
  },
} as const;
