import { Check, Copy, Mail } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Button, buttonClasses } from "../../../design/Button.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { shareLink } from "./shareLink.ts"

export interface LinkFieldProps {
  readonly secret: string
  /** The list's name. */
  readonly name: string
}

/** A newly created link for sharing; it isn't shown again. */
export function LinkField({ name, secret }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const link = shareLink(secret, window.location.origin)
  // Selected at once: the button that made the link is gone, and one keystroke copies it.
  useEffect(() => field.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setIsCopied(true)
    } catch {
      // Without a clipboard: selected, so that one keystroke copies it.
      field.current?.select()
    }
  }
  const body = `Here's my saved list “${name}”. Sign in, then open it with this link:\n\n${link}\n`
  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={field}
        label="Link for your colleague"
        description="Copy it now. For security, we won't show it again."
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" onPress={() => void copy()}>
          {isCopied ? (
            <Check className="size-4" aria-hidden="true" />
          ) : (
            <Copy className="size-4" aria-hidden="true" />
          )}
          Copy link
        </Button>
        <a
          className={buttonClasses()}
          href={`mailto:?subject=${encodeURIComponent(`Saved list: ${name}`)}&body=${encodeURIComponent(body)}`}
        >
          <Mail className="size-4" aria-hidden="true" />
          Email it
        </a>
        <p role="status" className="text-sm text-muted">
          {isCopied ? "Copied" : ""}
        </p>
      </div>
    </div>
  )
}
