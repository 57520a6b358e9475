import { useEffect, useState } from "react";
import { blockCopy } from "../copy/blockCopy";
import { joinClasses } from "../lib/classes";
import { COPIED_MS } from "../lib/limits";
import { Button, TextButton } from "./Button";
import { Icon } from "./Icon";
import { check, copy } from "./icons";

export interface CopyButtonProps {
  text: string;
  label?: string | undefined;
  look?: "outline" | "text" | undefined;
  className?: string | undefined;
}

/** Copies a text and reports success or a denied permission for a while. */
export function CopyButton({ text, label, look = "outline", className }: CopyButtonProps) {
  const [said, setSaid] = useState({ of: "", message: "" });
  useEffect(() => {
    if (said.message === "") return undefined;
    const timer = setTimeout(() => setSaid({ of: "", message: "" }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid({ of: text, message: blockCopy.copied });
    } catch {
      setSaid({ of: text, message: blockCopy.notCopied });
    }
  };
  const message = said.of === text ? said.message : "";
  const isCopied = message === blockCopy.copied;
  const Look = look === "text" ? TextButton : Button;
  return (
    <>
      <Look
        className={joinClasses("scripted", className)}
        {...(look === "outline" && { variant: look })}
        onClick={() => void copyText()}
      >
        <Icon path={isCopied ? check : copy} />
        {isCopied ? message : (label ?? blockCopy.copy)}
      </Look>
      <span role="status" className={isCopied ? "srOnly" : "hint"}>
        {message}
      </span>
    </>
  );
}
