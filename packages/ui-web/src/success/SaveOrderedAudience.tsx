import { traitsOf } from "@listwright/domain/catalogue"
import { type Draft, Drafts } from "@listwright/domain/drafts"
import type { DraftId } from "@listwright/domain/shared"
import { Effect } from "effect"
import { lazy, Suspense, useState } from "react"
import { useCall } from "../app/useCall.ts"
import { Button } from "../design/Button.tsx"

const SaveQuickPickDialog = lazy(async () => ({
  default: (await import("../audience/quick-picks/SaveQuickPickDialog.tsx")).SaveQuickPickDialog,
}))

/**
 * Keeps whom the order chose under a name, for other lists. Shows nothing where it chose nobody in particular, or where its
 * source shows no quick picks. spec: order-builder §2.7
 */
export function SaveOrderedAudience({ draftId }: { readonly draftId: DraftId }) {
  const { data } = useCall<Draft, unknown>(
    ["ordered draft", draftId],
    Effect.flatMap(Drafts, (drafts) => drafts.get(draftId)),
  )
  const [isOpen, setIsOpen] = useState(false)
  if (data === undefined || traitsOf(data.listType).hidesQuickPicks) return null
  if (data.definition.audience.criteria.length === 0) return null
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Save as quick pick</Button>
      {isOpen ? (
        <Suspense>
          <SaveQuickPickDialog draft={data} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
