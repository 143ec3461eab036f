import { unchangedListsText, type SavedListUpdate, SavedListEdits } from "@listwright/domain/saved-lists"
import { dollars, recordCountText } from "@listwright/domain/shared"
import { Cause, Effect, Exit } from "effect"
import { Undo2 } from "lucide-react"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useRefreshSavedLists } from "./useSavedLists.ts"

/** The result of saving a count. */
export type SaveCountResult =
  | { readonly kind: "new"; readonly name: string; readonly others: string }
  /** The result if the count was saved as a new list because its intended list had been deleted. */
  | { readonly kind: "newInstead"; readonly name: string }
  | { readonly kind: "into"; readonly saved: SavedListUpdate }

/** A notice of where the count was saved. If an existing list was overwritten, its previous content can be restored. */
export function SavedNotice({ saved }: { readonly saved: SaveCountResult }) {
  switch (saved.kind) {
    case "new":
      return (
        <Notice kind="success" isLive>
          {[`“${saved.name}” is now in your saved lists, with its count and price.`, saved.others]
            .filter((text) => text !== "")
            .join("\n")}
        </Notice>
      )
    case "newInstead":
      return (
        <Notice kind="info" title="Saved as a new list" isLive>
          The list was deleted while you were working on it, so we saved “{saved.name}” as a new list.
        </Notice>
      )
    case "into":
      return <SavedIntoNotice saved={saved.saved} />
  }
}

function SavedIntoNotice({ saved: { keepFormer, list, version } }: { readonly saved: SavedListUpdate }) {
  const run = useRun()
  const { refresh } = useDraft()
  const changed = useRefreshSavedLists()
  const [isPending, setIsPending] = useState(false)
  const [undone, setUndone] = useState<SavedListUpdate["list"] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const undo = async () => {
    setIsPending(true)
    setFailure(null)
    const exit = await run(Effect.flatMap(SavedListEdits, (edits) => edits.undo(list.row.id, version)))
    setIsPending(false)
    if (Exit.isFailure(exit)) return setFailure(Cause.squash(exit.cause))
    changed()
    setUndone(exit.value)
    await refresh()
  }
  const { row } = undone ?? list
  const figures = `${recordCountText(row.quantity)} for ${dollars(row.estimatedCost)}`
  return (
    <div className="flex flex-col gap-3">
      {undone === null ? (
        <Notice
          kind="success"
          title={`Saved to “${row.name}”`}
          isLive
          action={
            <Button
              kind="quiet"
              size="small"
              className="-my-1 -mr-2"
              isPending={isPending}
              onPress={() => void undo()}
            >
              <Undo2 className="size-4" aria-hidden="true" />
              Undo
            </Button>
          }
        >
          {[`The list now has ${figures}.`, unchangedListsText(keepFormer)]
            .filter((text) => text !== "")
            .join("\n")}
        </Notice>
      ) : (
        <Notice kind="info" title={`“${row.name}” was restored`} isLive>
          {`It has ${figures} again. Your changes are still in the builder but aren't saved to the list.`}
        </Notice>
      )}
      {failure === null ? null : <FailedCall what="We couldn't undo the save" failure={failure} />}
    </div>
  )
}
