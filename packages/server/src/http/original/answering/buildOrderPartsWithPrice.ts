import { Actor, type OrderParts } from "@listwright/adapters"
import { type CountAnswer, Counts, hasDetails } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { areaNames } from "@listwright/geography"
import { Effect, Option } from "effect"
import { matchesDraft } from "../../../counts/CountRun.ts"
import { StoredRuns } from "../../../counts/StoredRuns.ts"
import { listKnownColumns } from "../../../history/listKnownColumns.ts"
import { PriceDesk } from "../../../pricing/PriceDesk.ts"
import { areaPlaceLookup } from "./areaPlaceLookup.ts"
import { resolveQuestionOwner } from "../../answering/resolveQuestionOwner.ts"

/** Returns the answer from the draft's last official count, if it still matches the draft's selection. */
export const findCurrentAnswer = Effect.fn("findCurrentAnswer")(function* (draft: Draft) {
  const runs = yield* StoredRuns
  const run = Option.getOrNull(yield* runs.latestComplete(draft.id))
  return run !== null && (yield* matchesDraft(run, draft)) ? run.answer : null
})

/** Returns a counted draft's cost; null if it has no price yet. */
const figuresOf = Effect.fn("figuresOf")(function* (
  draft: Draft,
  answer: CountAnswer,
): Effect.fn.Return<Pick<OrderParts, "elements" | "figures" | "priceListId">, never, Actor | PriceDesk> {
  const { user } = yield* Actor
  const desk = yield* PriceDesk
  return yield* desk.priceCounted(user, draft, answer).pipe(
    Effect.map(({ elements, priceListId, price }) => ({ elements, figures: price.figures, priceListId })),
    Effect.catchTag("NotPriced", () => Effect.succeed({ figures: null })),
  )
})

/** Returns the detail rows of a counted draft's areas, if they have any; null while the engine isn't responding. */
const detailsOf = Effect.fn("detailsOf")(function* ({ definition, id }: Draft) {
  if (!hasDetails(definition)) return null
  const counts = yield* Counts
  const owner = yield* resolveQuestionOwner(id)
  return yield* counts.details(definition, owner).pipe(
    Effect.catchTags({
      CountRefused: () => Effect.succeed(null),
      CountUnavailable: () => Effect.succeed(null),
    }),
  )
})

/** Returns a draft with its areas' known data, without a price. */
export const buildOrderPartsWithAreas = Effect.fn("buildOrderPartsWithAreas")(function* (
  draft: Draft,
  answer: CountAnswer | null,
) {
  const { choices, definition } = draft
  const details = answer === null ? null : yield* detailsOf(draft)
  const placeOf = yield* areaPlaceLookup
  const parts: OrderParts = {
    draft,
    definition,
    choices,
    answer,
    figures: null,
    details,
    placeOf,
    nameOf: (yield* areaNames)(definition.areas),
  }
  return parts
})

/** Returns a draft with its areas' known data and its price; a draft without a count has no price. */
export const buildOrderPartsWithPrice = Effect.fn("buildOrderPartsWithPrice")(function* (
  draft: Draft,
  answer: CountAnswer | null,
) {
  const parts: OrderParts = {
    ...(yield* buildOrderPartsWithAreas(draft, answer)),
    ...(answer === null ? {} : yield* figuresOf(draft, answer)),
    columns: yield* listKnownColumns(draft.listType),
  }
  return parts
})
