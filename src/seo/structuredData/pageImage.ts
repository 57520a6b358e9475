import type { ImageFile } from "../../ui/Picture";
import { toAbsoluteUrl } from "../headTags";
import type { SiteIdentity } from "./publisher";

/** JSON-LD `image`; empty without a file. */
export const buildPageImage = (site: SiteIdentity, file: Pick<ImageFile, "publicURL"> | null) =>
  file?.publicURL ? { image: toAbsoluteUrl(site.url, file.publicURL) } : {};
