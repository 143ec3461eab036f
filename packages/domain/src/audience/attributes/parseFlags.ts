import { Effect } from "effect"
import type { FlagsCriterion } from "../../definition/Audience.ts"
import { Demographics } from "./Demographics.ts"
import { isFlag } from "./isFlag.ts"
import { InvalidCriterion, criterionRefusalText } from "./parseCriteria.ts"

/**
 * Parses flag names written as 'BOATING,TENNIS' against a source's columns, ignoring case. Each string becomes its own
 * criterion.
 */
export const parseFlags = Effect.fn("parseFlags")(function* (
  listType: number,
  match: FlagsCriterion["match"],
  texts: ReadonlyArray<string>,
) {
  if (texts.length === 0) return []
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(listType)
  const flagNamed = Effect.fnUntraced(function* (written: string) {
    const column = written.trim().toUpperCase()
    if (columns.every((known) => known.column !== column)) {
      const known = columns.map((one) => one.column)
      const reason = criterionRefusalText({ _tag: "UnknownColumn", column, known })
      return yield* new InvalidCriterion({ reason })
    }
    if (isFlag(yield* demographics.column(listType, column))) return column
    return yield* new InvalidCriterion({
      reason: `${column} isn't a flag, because it has values other than yes. Choose its values with --demo ${column}=...`,
    })
  })
  return yield* Effect.forEach(texts, (text) =>
    Effect.gen(function* () {
      const [first = "", ...others] = text.split(",")
      const criterion: FlagsCriterion = {
        kind: "flags",
        match,
        columns: [yield* flagNamed(first), ...(yield* Effect.forEach(others, (other) => flagNamed(other)))],
      }
      return criterion
    }),
  )
})
