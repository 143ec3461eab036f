import { ONE_ITEM_PER_CATEGORY_MESSAGE, rangeErrorText } from "../Notices.ts"
import {
  toCriterion,
  type CriterionRefusal,
  findNamedColumn,
  splitCriterion,
  type ParsedCriterion,
} from "./parseCriterion.ts"
import { Effect, Result, Schema } from "effect"
import { Demographics } from "./Demographics.ts"
import { selectWording, MessageText, messageText } from "../../shared/wording/MessageText.ts"

/** The number of choices that fit on one or two lines. */
const SHOWN = 40

const listed = (known: ReadonlyArray<string>): string =>
  known.length > SHOWN
    ? `${known.slice(0, SHOWN).join(", ")}, and ${known.length - SHOWN} more`
    : known.join(", ")

/** Explains to the user why a criterion can't be used. */
export const criterionRefusalText = (refused: CriterionRefusal): MessageText => {
  switch (refused._tag) {
    case "DemoSyntax":
      return `'${refused.text}' isn't a criterion. Use COLUMN=VALUE, like AGE=25-44 or INCOME=6,7,8.`
    case "UnknownColumn":
      return `There is no attribute '${refused.column}'. The available attributes are: ${listed(refused.known)}.`
    case "UnknownValue":
      return `'${refused.value}' isn't a valid value for ${refused.column}. The valid values are: ${listed(refused.known)}.`
    case "OnlyOneValue":
      return messageText`${refused.column}: ${ONE_ITEM_PER_CATEGORY_MESSAGE}`
    case "NotAnIndustry":
      return `'${refused.value}' isn't an industry. Use a division or 2 to 8 digits, with - before any code to omit, like ${refused.column}=58,-5812.`
    case "RangeWrong":
      return messageText`${refused.column}=${refused.text}: ${rangeErrorText(refused.refused, refused.column)}`
  }
}

/** A written criterion can't be used; `reason` explains why and lists possible choices. */
export class InvalidCriterion extends Schema.TaggedError<InvalidCriterion>()("InvalidDemo", {
  reason: MessageText,
}) {
  override get message(): string {
    return selectWording(this.reason, "corrected")
  }
}

const understood = <A>(result: Result.Result<A, CriterionRefusal>) =>
  Result.isSuccess(result)
    ? Effect.succeed(result.success)
    : Effect.fail(new InvalidCriterion({ reason: criterionRefusalText(result.failure) }))

/** Merges criteria on the same column into alternatives, as if they were written together. */
const byColumn = (all: ReadonlyArray<ParsedCriterion>): ReadonlyArray<ParsedCriterion> => {
  const found = new Map<string, ParsedCriterion>()
  for (const { column, parts } of all) {
    const [first, ...others] = found.get(column)?.parts ?? []
    found.set(column, { column, parts: first === undefined ? parts : [first, ...others, ...parts] })
  }
  return [...found.values()]
}

/** Reads criteria written as 'AGE=25-44' and 'INCOME=6,7,8' against the columns of a source. */
export const parseCriteria = Effect.fn("parseDemos")(function* (
  listType: number,
  texts: ReadonlyArray<string>,
) {
  if (texts.length === 0) return []
  const written = byColumn(yield* Effect.forEach(texts, (text) => understood(splitCriterion(text))))
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(listType)
  return yield* Effect.forEach(written, (demo) =>
    Effect.gen(function* () {
      const { column } = yield* understood(findNamedColumn(demo, columns))
      return yield* understood(toCriterion(yield* demographics.column(listType, column), demo))
    }),
  )
})
