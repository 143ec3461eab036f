import { Check, Copy } from "lucide-react"
import { useEffect, useState } from "react"
import { Button, type ButtonSize } from "./Button.tsx"

export interface CopyButtonProps {
  /** The text to copy, or a function that generates it when the button is pressed. */
  readonly text: string | (() => string)
  readonly children: string
  readonly size?: ButtonSize
}

const COPIED_MS = 2_000

/** Copies through a selected field, for pages without clipboard access, such as over plain HTTP. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement("textarea")
  field.value = text
  field.className = "sr-only"
  document.body.append(field)
  field.select()
  // Deprecated, and still the one way there.
  const isCopied = document.execCommand("copy")
  field.remove()
  return isCopied
}

const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Copies the text to the clipboard, and briefly confirms it. */
export function CopyButton({ text, children, size = "normal" }: CopyButtonProps) {
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready")
  useEffect(() => {
    if (state === "ready") return
    const timer = setTimeout(() => setState("ready"), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const Icon = state === "copied" ? Check : Copy
  return (
    <>
      <Button
        kind="quiet"
        size={size}
        className="text-sm"
        onPress={() =>
          void copied(typeof text === "string" ? text : text()).then((is) =>
            setState(is ? "copied" : "failed"),
          )
        }
      >
        <Icon className="size-4" aria-hidden="true" />
        {state === "copied" ? "Copied" : state === "failed" ? "Not copied" : children}
      </Button>
      <span role="status" className="sr-only">
        {state === "ready" ? "" : state === "copied" ? "Copied" : "Not copied"}
      </span>
    </>
  )
}
