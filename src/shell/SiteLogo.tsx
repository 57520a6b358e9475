import { topBarCopy } from "../copy/topBarCopy";
import { homePath } from "../routes/paths";
import { Logo } from "../ui/Mark";
import { SmartLink } from "../ui/SmartLink";
import * as styles from "./SiteLogo.module.css";

/** The company's mark and name; leads home. */
export const SiteLogo = ({
  siteName,
  className,
}: {
  siteName: string;
  className?: string | undefined;
}) => (
  <SmartLink
    to={homePath}
    className={[styles.logo, className].filter(Boolean).join(" ")}
    aria-label={topBarCopy.home(siteName)}
  >
    <Logo className={styles.mark} />
    {siteName}
  </SmartLink>
);
