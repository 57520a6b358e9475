import { screen, type ByRoleOptions } from "@testing-library/react";

/** Expects a link with this name and address, on the page or within a part of it. */
export const expectLink = (
  name: string | RegExp,
  address: string,
  part: Pick<typeof screen, "getByRole"> = screen,
): void => expect(part.getByRole("link", { name })).toHaveAttribute("href", address);

/** Texts of all elements with this role, on the page or within a part of it. */
export const textsOf = (
  role: string,
  options: ByRoleOptions = {},
  part: Pick<typeof screen, "getAllByRole"> = screen,
): string[] => part.getAllByRole(role, options).map(({ textContent }) => textContent);
