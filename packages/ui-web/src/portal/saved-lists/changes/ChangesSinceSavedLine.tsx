import { countComparisonText, hasChanged, isNetByArea, NET_BY_AREA } from "@listwright/domain/saved-lists"
import { useFailureFormatter } from "../../../app/failures.ts"
import { recordsText } from "../../../design/Figure.tsx"
import type { RowChange } from "./useRecounts.ts"

/** The change since a list was saved, shown in its row. */
export function ChangesSinceSavedLine({ change }: { readonly change: RowChange }) {
  const failureLine = useFailureFormatter()
  const { isStrong, note, text, title } = lineOf(change, failureLine)
  return (
    <span
      title={title}
      className={`tabular block text-xs text-pretty ${isStrong ? "font-medium" : "font-normal text-muted"}`}
    >
      {text}
      {note === undefined ? null : (
        <>
          {" "}
          <span className="whitespace-nowrap">({note})</span>
        </>
      )}
    </span>
  )
}

interface Line {
  readonly text: string
  /** A note in parentheses behind the text. */
  readonly note?: string
  readonly title?: string
  readonly isStrong: boolean
}

const lineOf = (change: RowChange, failureLine: (failure: unknown) => string): Line => {
  switch (change.is) {
    case "waiting":
      return { text: "counting again", isStrong: false }
    case "failed":
      return { text: "not counted", title: failureLine(change.failure), isStrong: true }
    case "counted": {
      const { since } = change.recount
      const { after, before, reasons } = since
      const changed = countComparisonText(since)
      if (before === null || changed === null)
        return {
          text: `${recordsText(after.total)} people today`,
          title: "Saved before counts could be compared",
          isStrong: false,
        }
      if (hasChanged(since))
        return {
          text: `since then ${changed}`,
          ...(isNetByArea(since) ? { note: NET_BY_AREA } : {}),
          title: reasons.join("\n"),
          isStrong: true,
        }
      return {
        text: before.snapshot === after.snapshot ? "same data, no change" : "newer data, no change",
        isStrong: false,
      }
    }
  }
}
