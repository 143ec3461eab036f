import { sourceTraits } from "@listwright/domain/catalog"
import type { Draft } from "@listwright/domain/drafts"
import { lazy, Suspense, useState } from "react"
import { Button, type ButtonKind } from "../../../design/Button.tsx"

const SaveQuickPickDialog = lazy(async () => ({
  default: (await import("./SaveQuickPickDialog.tsx")).SaveQuickPickDialog,
}))

export interface SaveQuickPickButtonProps {
  /** The draft whose criteria are saved. */
  readonly draft: Draft
  readonly kind?: ButtonKind
  readonly className?: string
}

/** Opens the form that saves the chosen criteria under a name; hidden for sources that don't show quick picks. */
export function SaveQuickPickButton({ className, draft, kind = "secondary" }: SaveQuickPickButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (sourceTraits(draft.listType).hidesQuickPicks) return null
  return (
    <>
      <Button kind={kind} {...(className === undefined ? {} : { className })} onPress={() => setIsOpen(true)}>
        Save as quick pick
      </Button>
      {isOpen ? (
        <Suspense>
          <SaveQuickPickDialog draft={draft} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
