export const pageDescription = {
  basic: {
    title: "  A title\n with   gaps ",
    tags: [
      { name: "description", content: " What the\n page is\tabout " },
      { name: "keywords", content: "a, b" },
    ],
  },
  social: {
    type: "website",
    title: "Shared title",
    description: "Shared description",
    image: { url: "/social/a.png", type: "image/png", width: 2000, height: 1000, alt: "A mark" },
    twitter: { imageAlt: "A mark on X", card: "summary_large_image" },
  },
};
