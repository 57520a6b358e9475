/** Stub of the gatsby package: links are anchors, navigation is recorded. */
import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

export const Link = ({ to, replace: _replace, state: _state, children, ...anchor }: LinkProps) => (
  <a {...anchor} href={to}>
    {children}
  </a>
);

/** For assertions: `expect(navigate).toHaveBeenCalledWith("/about")`. */
export const navigate = jest.fn<Promise<void>, [to: string | number, options?: object]>(() =>
  Promise.resolve(),
);

/** Queries exist only at compile time. */
export const graphql = (): undefined => undefined;

/** Set responses with `useStaticQuery.mockReturnValue({ ... })`. */
export const useStaticQuery = jest.fn<unknown, [query: unknown]>();
