import { topBarCopy } from "../copy/topBarCopy";
import { homePath } from "../routes/paths";
import { Logo } from "../ui/Mark";
import { SmartLink } from "../ui/SmartLink";
import { useShellData } from "./useShellData";
import * as styles from "./SiteLogo.module.css";

/** The company's mark and name; leads home. */
export function SiteLogo({ className = "" }: { className?: string | undefined }) {
  const { siteName } = useShellData();
  return (
    <SmartLink
      to={homePath}
      className={`${styles.logo} ${className}`}
      aria-label={topBarCopy.home(siteName)}
    >
      <Logo className={styles.mark} />
      {siteName}
    </SmartLink>
  );
}
