/**
 * Gatsby's fork of Reach Router ships no types. It has the original's interface, whose types
 * Gatsby's own declarations use as well. So locations are interchangeable with `PageProps`.
 */
declare module "@gatsbyjs/reach-router" {
  export {
    createHistory,
    createMemorySource,
    globalHistory,
    Link,
    Location,
    LocationProvider,
    navigate,
    ServerLocation,
    useLocation,
    useNavigate,
  } from "@reach/router";
  export type {
    History,
    HistoryListenerParameter,
    HLocation,
    LinkProps,
    NavigateFn,
    NavigateOptions,
    WindowLocation,
  } from "@reach/router";
}
