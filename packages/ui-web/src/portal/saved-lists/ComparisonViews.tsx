import type { SavedListId } from "@listwright/domain/saved-lists"
import { comparisonUrl } from "../../app/comparisonUrl.ts"
import { ViewLink } from "../../design/ViewLink.tsx"
import { overlapUrl } from "./overlapUrl.ts"

export interface ComparisonViewsProps {
  readonly shown: "sideBySide" | "overlap"
  /** The saved lists; only two lists have both views. */
  readonly lists: ReadonlyArray<SavedListId>
}

/** The links to the two comparisons of two saved lists: by their choices, and by the records in both. */
export function ComparisonViews({ lists, shown }: ComparisonViewsProps) {
  const [one, other, ...more] = lists
  if (one === undefined || other === undefined || more.length > 0) return null
  return (
    <nav aria-label="Comparison" className="flex gap-1 border-b border-line">
      <ViewLink
        to={comparisonUrl(`list:${one}`, `list:${other}`)}
        title="Side by side"
        isShown={shown === "sideBySide"}
      />
      <ViewLink to={overlapUrl([one, other])} title="Overlap" isShown={shown === "overlap"} />
    </nav>
  )
}
