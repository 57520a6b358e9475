export const siteAnswer = {
  site: {
    name: "Example",
    description: "It reads.",
    language: "en",
    mode: "production",
    addresses: { website: "https://www.example.org" },
    colors: { theme: "#000", background: "#fff" },
  },
  company: { general: { email: "info@example.org" } },
};
