import { compareToReceipt, createCountReceipt } from "@listwright/domain/counting"
import { Effect } from "effect"
import type { Terminal } from "../terminal/Terminal.ts"
import type { CountFlags } from "./commands/count.ts"
import { countDefinitionOrReject, quantityForBudget, noDraft, priceCountedList } from "./countDefinition.ts"
import { wantsExplanations, explain, emptyExplanations } from "./explain.ts"
import { noInsights } from "./CountInsights.ts"
import { wantsInsights, fetchInsights } from "./fetchInsights.ts"
import { readReceipt, writeReceipt } from "./receiptFile.ts"
import { type FinishedCount, type CountState, initialCountState } from "./CountState.ts"
import { writeDefinition } from "./definitionFile.ts"
import { fetchReferenceNotices } from "./fetchReferenceNotices.ts"
import { selection } from "./selection.ts"
import { countZipRows } from "./countZipRows.ts"
import { priceWarnings, skippedAreaWarnings } from "./warnings.ts"
import { applySiteWording } from "../sign-in/applySiteWording.ts"

/** Selects, counts, explains, and prices a list as specified on the command line; calls `tell` after every step. */
export const countList = Effect.fn("countList")(function* (
  flags: CountFlags,
  terminal: Terminal,
  tell: (state: CountState) => void,
) {
  let state = initialCountState
  const step = (change: Partial<CountState>) =>
    Effect.sync(() => {
      state = { ...state, ...change }
      tell(state)
    })
  yield* step({})
  // Read before counting, so that an invalid receipt costs no time.
  const earlier = flags.since === undefined ? null : yield* readReceipt(flags.since, terminal)
  const { definition, notices, skipped } = yield* selection(flags, terminal)
  if (flags.saveDefinition !== undefined) yield* writeDefinition(flags.saveDefinition, definition)
  yield* step({ stage: "counting", definition })
  const answer = yield* countDefinitionOrReject(definition)
  const zips = flags.by === "zip" ? yield* countZipRows(definition, answer) : null
  if (wantsExplanations(flags)) yield* step({ stage: "explaining", answer, zips })
  const explained = wantsExplanations(flags)
    ? yield* explain(flags, { definition, ...noDraft })
    : emptyExplanations
  const receipt = yield* createCountReceipt(answer)
  if (flags.receipt !== undefined) yield* writeReceipt(flags.receipt, receipt)
  const changes = earlier === null ? null : compareToReceipt(earlier, answer)
  if (wantsInsights(flags)) yield* step({ stage: "fetchingInsights", answer, zips, explained, changes })
  const insights = wantsInsights(flags) ? yield* fetchInsights(flags, { definition, ...noDraft }) : noInsights
  if (flags.price === true) yield* step({ stage: "pricing", answer, zips, explained, insights, changes })
  const bought = flags.budget === undefined ? null : yield* quantityForBudget(flags.budget, flags, definition)
  const quantity = bought === null ? flags.quantity : bought.quantity
  const priced = { ...flags, ...(quantity === undefined ? {} : { quantity }) }
  const price = flags.price === true ? yield* priceCountedList(priced, definition, answer) : null
  yield* step({ stage: "done", answer, zips, explained, insights, changes, price })
  const warnings = [
    ...skippedAreaWarnings(skipped),
    ...notices,
    ...(yield* fetchReferenceNotices(definition)),
    ...(bought === null ? [] : [bought.text]),
    ...(price === null ? [] : yield* Effect.forEach(priceWarnings(price, flags.quantity), applySiteWording)),
  ]
  return { definition, answer, zips, explained, insights, changes, price, warnings } satisfies FinishedCount
})
