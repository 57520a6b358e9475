import { createHistory, createMemorySource, LocationProvider } from "@gatsbyjs/reach-router";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";

/** Renders under a router that stands at the address (path, query, fragment). */
export const renderAt = (address: string, children: ReactNode): RenderResult =>
  render(
    <LocationProvider history={createHistory(createMemorySource(address))}>
      {children}
    </LocationProvider>,
  );
