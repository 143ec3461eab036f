import { CircleHelp } from "lucide-react"
import type { HelpTopic } from "./helpTexts.ts"
import { useHelpDialog } from "./useHelpDialog.tsx"

/** A question mark that explains the element beside it. */
export function HelpButton({ topic }: { readonly topic: HelpTopic }) {
  const { dialog, open } = useHelpDialog(topic)
  return (
    <>
      <button
        type="button"
        className="help-mark no-print"
        aria-label={`Help: ${topic}`}
        title={topic}
        onClick={open}
      >
        <CircleHelp className="size-3.5" aria-hidden="true" />
      </button>
      {dialog}
    </>
  )
}
