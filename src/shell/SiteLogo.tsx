import { topBarCopy } from "../copy/topBarCopy";
import { useSiteSettings } from "../hooks/useSiteData";
import { homePath } from "../routes/paths";
import { Logo } from "../ui/Icon";
import { SmartLink } from "../ui/SmartLink";
import * as styles from "./shell.module.css";

/** Company logo and name, linked to the home page. */
export function SiteLogo({ className = "" }: { className?: string | undefined }) {
  const { name } = useSiteSettings();
  return (
    <SmartLink
      to={homePath}
      className={`${styles.logo} ${className}`}
      aria-label={topBarCopy.home(name)}
    >
      <Logo />
      {name}
    </SmartLink>
  );
}
