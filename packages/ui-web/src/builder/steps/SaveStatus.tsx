import { CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from "lucide-react"
import { useApp } from "../../app/App.ts"
import { classes } from "../../design/classes.ts"
import type { SaveState } from "../../app/DraftStore.ts"
import { useDraft } from "../../list/draft/useDraft.ts"

const looks: Readonly<Record<SaveState, { readonly icon: LucideIcon; readonly text: string }>> = {
  saved: { icon: CloudCheck, text: "Saved" },
  saving: { icon: CloudUpload, text: "Saving" },
  unsaved: { icon: CloudAlert, text: "Not saved yet" },
}

/** Shows whether the server has all changes made on this page. */
export function SaveStatus() {
  const { saved } = useDraft()
  const { drafts } = useApp()
  const { icon: Icon, text } = looks[saved]
  const isBehind = saved === "unsaved"
  return (
    <>
      <span
        className={classes(
          "inline-flex items-center gap-1.5 text-sm",
          isBehind ? "font-medium text-caution" : "text-muted",
        )}
      >
        <Icon className="size-4" aria-hidden="true" />
        {text}
      </span>
      {isBehind ? (
        <button
          type="button"
          className="text-sm text-accent-text underline underline-offset-3"
          onClick={drafts.retry}
        >
          Try now
        </button>
      ) : null}
      {/* Only what a person must know is spoken; 'Saving' after every key would never be quiet. */}
      <span role="status" className="sr-only">
        {isBehind ? "Not saved yet. Your changes are still here, and we'll keep trying to save them." : ""}
      </span>
    </>
  )
}
