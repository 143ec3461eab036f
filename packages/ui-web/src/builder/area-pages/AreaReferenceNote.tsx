import { type Area, isPeriodicallyRedrawn } from "@listwright/domain/definition"
import { Areas, referenceNotes } from "@listwright/domain/geography"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/**
 * A note that names the Congress of the chosen districts, and the month of the chosen metro areas; empty for other
 * areas.
 */
export function AreaReferenceNote({ kinds }: { readonly kinds: ReadonlyArray<Area["kind"]> }) {
  const { data } = useCall(
    ["references"],
    Effect.flatMap(Areas, (areas) => areas.references),
    { enabled: kinds.some(isPeriodicallyRedrawn), staleTime: Number.POSITIVE_INFINITY },
  )
  const texts = data === undefined ? [] : referenceNotes(kinds, data)
  return texts.length === 0 ? null : <p className="text-xs text-muted">{texts.join(" ")}</p>
}
