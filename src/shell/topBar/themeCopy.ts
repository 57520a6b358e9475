/** The choice of colours. */
export const themeCopy = {
  legend: "Colour theme",
  toggle: "Dark theme",
  choices: { system: "System", light: "Light", dark: "Dark" },
} as const;
