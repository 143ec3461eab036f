import { type Draft, setWantedTotal } from "@listwright/domain/drafts"
import { recordCountText, formatWholeNumber } from "@listwright/domain/shared"
import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import type { SummaryTable } from "./quantities/summaryTable.ts"

export interface EarlierQuantityNoticeProps {
  readonly draft: Draft
  readonly table: Pick<SummaryTable, "available" | "selected">
  readonly isDisabled: boolean
}

/**
 * A notice that a record quantity chosen before this count is still in effect, with a button for ordering all available
 * records instead. It's hidden once the user enters a quantity on this page.
 */
export function EarlierQuantityNotice({
  draft,
  isDisabled,
  table: { available, selected },
}: EarlierQuantityNoticeProps) {
  const { change } = useDraft()
  const [begun] = useState(selected)
  const { quantities, wantedTotal } = draft.choices
  const isMore = wantedTotal !== undefined && wantedTotal > available
  if (selected !== begun || available === 0) return null
  if (isMore)
    return (
      <Notice kind="info">
        You wanted {recordCountText(wantedTotal)}, but your choices match only {formatWholeNumber(available)}.
        All of them are selected.
      </Notice>
    )
  if (selected >= available || (wantedTotal === undefined && Object.keys(quantities).length === 0))
    return null
  return (
    <Notice
      kind="info"
      action={
        <Button
          isDisabled={isDisabled}
          onPress={() =>
            change((content) => ({ ...content, choices: setWantedTotal(content.choices, null) }))
          }
        >
          Order all {formatWholeNumber(available)}
        </Button>
      }
    >
      You wanted {recordCountText(selected)} before this count, so {formatWholeNumber(selected)} of{" "}
      {formatWholeNumber(available)} are selected.
    </Notice>
  )
}
