import { isPeriodicallyRedrawn } from "@listwright/domain/definition"
import { AreaReferenceNote } from "../AreaReferenceNote.tsx"
import { moreResultsText, type SearchOptions } from "./searchOptions.ts"

/** Notes below the list: the number of areas not listed, and the date of its metro areas and districts. */
export function ListNotes({ options: { country, groups } }: { readonly options: SearchOptions }) {
  const left = groups.filter(({ unlisted }) => unlisted > 0)
  const kinds = groups.map(({ kind }) => kind)
  const hasDate = kinds.some(isPeriodicallyRedrawn)
  if (left.length === 0 && !hasDate) return null
  return (
    <div className="flex flex-col gap-1 border-t border-line px-4 py-2">
      {left.map(({ kind, unlisted }) => (
        <p key={kind} className="text-xs text-muted">
          {unlisted === 1 ? "There is" : "There are"} {moreResultsText(kind, unlisted, country)}. Keep typing
          to find more.
        </p>
      ))}
      {/* Its room, before its words are there. */}
      {hasDate ? (
        <div className="min-h-[18px]">
          <AreaReferenceNote kinds={kinds} />
        </div>
      ) : null}
    </div>
  )
}
