/**
 * Gatsby's fork of Reach Router ships no types. Its interface is the original's, whose types
 * Gatsby's own declarations use as well, so locations stay interchangeable with `PageProps`.
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
