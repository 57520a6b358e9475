/** Networks' own spellings of their names; the records' keys are lower-case but for X. */
export const socialNames = {
  facebook: "Facebook",
  X: "X",
  instagram: "Instagram",
  linkedin: "LinkedIn",
} as const;
