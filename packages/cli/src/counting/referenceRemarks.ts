import { isDated, type CanonicalDefinition } from "@listwright/domain/definition"
import { Areas, referenceTexts } from "@listwright/domain/geography"
import { Effect } from "effect"

/** Which Congress the districts of a list belong to, and the date of its metro areas; asked only when it has some. */
export const referenceRemarks = Effect.fn("referenceRemarks")(function* ({ areas }: CanonicalDefinition) {
  const kinds = areas.map(({ kind }) => kind)
  if (!kinds.some(isDated)) return []
  const { references } = yield* Areas
  return referenceTexts(kinds, yield* references)
})
