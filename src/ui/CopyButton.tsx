import { useEffect, useState } from "react";
import { blockCopy } from "../copy/blockCopy";
import { joinClasses } from "../lib/classes";
import { COPIED_MS } from "../lib/limits";
import { Button, TextButton } from "./Button";
import { Icon } from "./Icon";
import { check, copy } from "./icons";

interface CopyButtonProps {
  text: string;
  label?: string | undefined;
  variant?: "outline" | "text" | undefined;
  className?: string | undefined;
}

/** Copies a text, and reports success or failure for `COPIED_MS`. */
export function CopyButton({ text, label, variant = "outline", className }: CopyButtonProps) {
  const [result, setResult] = useState<{ of: string; message: string }>();
  useEffect(() => {
    const timer = setTimeout(() => setResult(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ of: text, message: blockCopy.copied });
    } catch {
      setResult({ of: text, message: blockCopy.notCopied });
    }
  };
  const message = result?.of === text ? result.message : "";
  const isCopied = message === blockCopy.copied;
  const Control = variant === "text" ? TextButton : Button;
  return (
    <>
      <Control
        className={joinClasses("scripted", className)}
        {...(variant === "outline" && { variant })}
        onClick={() => void copyText()}
      >
        <Icon path={isCopied ? check : copy} />
        {isCopied ? message : (label ?? blockCopy.copy)}
      </Control>
      <span role="status" className={isCopied ? "srOnly" : "hint"}>
        {message}
      </span>
    </>
  );
}
