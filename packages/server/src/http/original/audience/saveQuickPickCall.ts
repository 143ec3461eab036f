import { Actor, type SelectedDemo } from "@listwright/adapters"
import {
  QUICK_PICK_CRITERIA_REQUIRED,
  criteriaToSave,
  type Attribute,
  INPUT_TYPES,
  QuickPickDescription,
  QuickPickName,
  quickPickProblems,
  findFirstUnknownItem,
} from "@listwright/domain/audience"
import { sourceTraits } from "@listwright/domain/catalog"
import { canonicalCriteria, Criterion } from "@listwright/domain/definition"
import { schemaProblems, type MessageText, messageText } from "@listwright/domain/shared"
import { Effect, Result, Schema } from "effect"
import { OwnQuickPicks } from "../../../quick-picks/OwnQuickPicks.ts"
import { CallRefused } from "../../answering/toEnvelope.ts"
import { listVisibleAttributesOrRefuse } from "../../answering/listVisibleAttributes.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"
import { ensureNotSiteQuickPick } from "../../answering/listAvailableQuickPicks.ts"
import { selectionFromOriginal } from "../answering/expandNamedQuickPicks.ts"

interface Saving {
  readonly listType: number
  readonly quickPickName: string
  readonly quickPickDesc: string
  readonly targetOptions: ReadonlyArray<SelectedDemo>
}

const refuse = (reason: MessageText) => Effect.fail(new CallRefused({ reason }))

/** Decodes a field of the call, or refuses it with a description of the error. */
const decoded = <A, I>(field: string, schema: Schema.Codec<A, I>, value: I) =>
  Result.match(Schema.decodeResult(schema)(value), {
    onSuccess: (right) => Effect.succeed(right),
    onFailure: (wrong) => refuse(`${field}: ${schemaProblems(wrong)}`),
  })

/**
 * Returns the column of a range attribute that was given single values, such as its two bounds separately; null if
 * there isn't one.
 */
const singleValueOfRange = (
  criteria: ReadonlyArray<Criterion>,
  columns: ReadonlyArray<Attribute>,
): string | null => {
  const found = criteria.find(
    (criterion) =>
      criterion.kind === "values" &&
      columns.some(
        ({ column, inputType }) => column === criterion.column && INPUT_TYPES[inputType].entry === "range",
      ),
  )
  return found?.kind === "values" ? found.column : null
}

/** An example of a range, in the format that `parseCriterionRange` parses. */
const RANGE_EXAMPLE = "25~44"

/**
 * Returns the demos' own criteria, without those added by a quick pick of the user or site; each must name an attribute
 * that the source has.
 */
const criteriaOf = Effect.fnUntraced(function* (listType: number, demos: ReadonlyArray<SelectedDemo>) {
  const [first, ...others] = canonicalCriteria(criteriaToSave(yield* selectionFromOriginal(listType, demos)))
  if (first === undefined) return yield* refuse(QUICK_PICK_CRITERIA_REQUIRED)
  const columns = yield* listVisibleAttributesOrRefuse(listType)
  const single = singleValueOfRange([first, ...others], columns)
  if (single !== null)
    return yield* refuse(
      `targetOptions: ${single} takes ranges, each as one value with both ends, such as ${RANGE_EXAMPLE}`,
    )
  const unknown = findFirstUnknownItem([first, ...others], columns)
  if (unknown !== null) return yield* refuse(`targetOptions: ${unknown}`)
  return yield* decoded("targetOptions", Schema.NonEmptyArray(Criterion), [first, ...others])
})

/** Saves a user's own quick pick and returns its ID. */
export const saveQuickPickCall = Effect.fn("saveQuickPickCall")(
  function* ({ listType, quickPickDesc, quickPickName, targetOptions }: Saving) {
    const { user } = yield* Actor
    yield* ensureSourceOrderable(listType)
    if (sourceTraits(listType).hidesQuickPicks)
      return yield* refuse(`listType: list type ${listType} has no quick picks`)
    const criteria = yield* criteriaOf(listType, targetOptions)
    const problems = quickPickProblems({ name: quickPickName, definition: quickPickDesc })
    if (problems.name !== undefined) return yield* refuse(messageText`quickPickName: ${problems.name}`)
    if (problems.definition !== undefined)
      return yield* refuse(messageText`quickPickDesc: ${problems.definition}`)
    const name = yield* decoded("quickPickName", QuickPickName, quickPickName)
    const description = yield* decoded("quickPickDesc", QuickPickDescription, quickPickDesc)
    yield* ensureNotSiteQuickPick(listType, name)
    return yield* (yield* OwnQuickPicks).save(user.id, { listType, name, description, criteria })
  },
  Effect.catchTag("QuickPickRefused", ({ message }) => refuse(message)),
)
