import { type Area, isPeriodicallyRedrawn } from "@listwright/domain/definition"
import { Areas, referenceNotes } from "@listwright/domain/geography"
import { Effect } from "effect"

/**
 * Returns notices that state the Congress for the districts and the date of the metro areas. Calls the server only if
 * the definition contains such areas.
 */
export const fetchReferenceNotices = Effect.fn("fetchReferenceNotices")(function* ({
  areas,
}: {
  readonly areas: ReadonlyArray<Area>
}) {
  const kinds = areas.map(({ kind }) => kind)
  if (!kinds.some(isPeriodicallyRedrawn)) return []
  const { references } = yield* Areas
  return referenceNotes(kinds, yield* references)
})
