import { type Area, isDated } from "@listwright/domain/definition"
import { Areas, referenceTexts } from "@listwright/domain/geography"
import { Effect } from "effect"

/** Which Congress the districts belong to, and the date of metro areas; asked only when there are some. */
export const referenceRemarks = Effect.fn("referenceRemarks")(function* ({
  areas,
}: {
  readonly areas: ReadonlyArray<Area>
}) {
  const kinds = areas.map(({ kind }) => kind)
  if (!kinds.some(isDated)) return []
  const { references } = yield* Areas
  return referenceTexts(kinds, yield* references)
})
