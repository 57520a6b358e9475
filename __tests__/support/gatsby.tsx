/** Stands for the gatsby package in unit tests: links are plain anchors, navigation is recorded. */
import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  replace?: boolean;
  state?: unknown;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
}

/** An anchor with the same address; what only the router reads stays out of the markup. */
export const Link = ({
  to,
  replace: _replace,
  state: _state,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  partiallyActive: _partiallyActive,
  children,
  ...anchor
}: LinkProps) => (
  <a {...anchor} href={to}>
    {children}
  </a>
);

/** A test asserts on its calls: `expect(navigate).toHaveBeenCalledWith("/about")`. */
export const navigate = jest.fn<Promise<void>, [to: string | number, options?: object]>(() =>
  Promise.resolve(),
);

/** A query is text at compile time only. */
export const graphql = (): undefined => undefined;

/** A test says what a query answers: `useStaticQuery.mockReturnValue({ ... })`. */
export const useStaticQuery = jest.fn<unknown, [query: unknown]>();
