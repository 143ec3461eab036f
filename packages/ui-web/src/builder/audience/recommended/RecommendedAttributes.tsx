import { type RecommendedAttribute, recommendationText, toggleHit } from "@listwright/domain/audience"
import { Result } from "effect"
import { ChevronRight, Plus } from "lucide-react"
import { useId, useState } from "react"
import { Link } from "react-router"
import { useAttributeUrl } from "../../../list/attributes/useAttributeUrl.ts"
import { useKnownAttributes } from "../../../list/attributes/useAttributes.ts"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import type { EditableAudience } from "../useAudience.ts"
import { useRecommendedAttributes } from "./useRecommendedAttributes.ts"
import { useRecommendationCounts } from "./useRecommendationCounts.ts"

/**
 * The look of a chip. It's positioned so that it contains the screen reader text, which would otherwise widen the page.
 */
const chip =
  "relative inline-flex min-h-8 max-w-80 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-sm whitespace-nowrap text-text no-underline transition-colors duration-100 hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:px-3.5"

/** The look of the line, which fades out where it overflows. */
const lineLook =
  "flex min-w-0 [mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] [scrollbar-width:none] gap-1.5 overflow-x-auto scroll-px-10 -mx-1 py-1 pr-10 pl-1"

/**
 * Attributes that are often chosen together with the list's own, on one line; empty if there aren't any. The number of
 * records that each would leave is counted only once the user points at the line or focuses it, so an edit otherwise
 * requests only its own figures.
 */
export function RecommendedAttributes({ audience, edit }: Pick<EditableAudience, "audience" | "edit">) {
  const { listType } = useDraft().draft
  const title = useId()
  const { columns } = useKnownAttributes(listType)
  const known = columns ?? []
  const demos = useRecommendedAttributes(listType, audience, known)
  const [isLookedAt, setIsLookedAt] = useState(false)
  const look = () => setIsLookedAt(true)
  const records = useRecommendationCounts(demos, isLookedAt)
  const addressOf = useAttributeUrl(listType)
  if (demos.length === 0) return null

  const add = ({ column, criterion }: RecommendedAttribute) =>
    edit((held) => Result.getOrElse(toggleHit(held, { column, name: "", criterion }, known), () => held))
  return (
    <div className="no-print mt-3 mr-2 flex min-w-0 flex-col gap-1 border-t border-line pt-2">
      <h3 id={title} className="text-sm text-muted">
        Often chosen together
      </h3>
      <ul aria-labelledby={title} className={lineLook}>
        {demos.map((demo, at) => {
          const { detail, name } = recommendationText(demo, known)
          const words = (
            <span className="min-w-0 truncate">
              {name}
              {detail === "" ? null : <span className="text-muted">: {detail}</span>}
            </span>
          )
          return (
            <li key={demo.column} className="flex shrink-0">
              {demo.criterion === null ? (
                <Link to={addressOf(demo.column)} className={chip}>
                  {words}
                  <ChevronRight className="size-3.5 shrink-0 text-muted" aria-hidden="true" />
                </Link>
              ) : (
                <button
                  type="button"
                  className={chip}
                  onPointerEnter={look}
                  onFocus={look}
                  onClick={() => add(demo)}
                >
                  <Plus className="size-3.5 shrink-0 text-accent-text" aria-hidden="true" />
                  <span className="sr-only">Add </span>
                  {words}
                  {records === undefined ? null : <Records records={records[at] ?? null} />}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The number of records left with the recommendation. Its space is reserved during counting. */
function Records({ records }: { readonly records: number | null }) {
  return (
    <span className="tabular min-w-[5ch] shrink-0 pl-1 text-right font-medium">
      {records === null ? null : (
        <>
          <Figure text={recordsText(records)} />
          <span className="sr-only"> records left</span>
        </>
      )}
    </span>
  )
}
