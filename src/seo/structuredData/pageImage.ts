import type { ImageFile } from "../../ui/Picture";
import { absoluteUrl } from "../headTags";
import type { SiteIdentity } from "./publisher";

/** JSON-LD `image`; empty without a file. */
export const pageImage = (site: SiteIdentity, file: Pick<ImageFile, "publicURL"> | null) =>
  file?.publicURL ? { image: absoluteUrl(site.url, file.publicURL) } : {};
