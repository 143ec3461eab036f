import {
  changesSince,
  type CountAnswer,
  countLive,
  quantitiesForTotal,
  takeReceipt,
} from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { listUsages, quoteLive } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { CountFlags } from "./CountFlags.ts"
import { asksToExplain, explain, notExplained } from "./explain.ts"
import { noInsights } from "./CountInsights.ts"
import { asksForInsights, fetchInsights } from "./fetchInsights.ts"
import { readReceipt, writeReceipt } from "./receiptFile.ts"
import { type Counted, type CountState, startState } from "./CountState.ts"
import { writeDefinition } from "./definitionFile.ts"
import { referenceRemarks } from "./referenceRemarks.ts"
import { selection } from "./selection.ts"
import { checkPromotion, quoteWarnings, skippedWarnings } from "./warnings.ts"

/** A definition from the command line belongs to no draft. */
const noDraft = { draftId: null, revision: 0 } as const

const ONE_TIME = listUsages.encode("oneTime")

const nothingToCount = new CommandFailed({ kind: "validation", message: "There is no area to count." })

const answered = <A, E, R>(asked: Effect.Effect<A | null, E, R>) =>
  Effect.flatMap(asked, (answer) => (answer === null ? Effect.fail(nothingToCount) : Effect.succeed(answer)))

const priced = Effect.fnUntraced(function* (
  flags: CountFlags,
  definition: CanonicalDefinition,
  answer: CountAnswer,
) {
  const quantities = flags.quantity === undefined ? {} : quantitiesForTotal(answer.areas, flags.quantity)
  const choices = { listUsage: flags.usage ?? ONE_TIME, promoCode: flags.promo ?? null, quantities }
  const quote = yield* answered(quoteLive({ definition, choices, ...noDraft }))
  yield* checkPromotion(quote)
  return quote
})

/** Selects, counts, explains and prices what the command line says; `tell` hears of every step as it is done. */
export const countList = Effect.fn("countList")(function* (
  flags: CountFlags,
  terminal: Terminal,
  tell: (state: CountState) => void,
) {
  let state = startState
  const step = (change: Partial<CountState>) =>
    Effect.sync(() => {
      state = { ...state, ...change }
      tell(state)
    })
  yield* step({})
  // Read before counting, so that an invalid receipt costs no time.
  const earlier = flags.since === undefined ? null : yield* readReceipt(flags.since, terminal)
  const { definition, skipped } = yield* selection(flags, terminal)
  if (flags.saveDefinition !== undefined) yield* writeDefinition(flags.saveDefinition, definition)
  yield* step({ stage: "counting", definition })
  const answer = yield* answered(countLive({ definition, ...noDraft }))
  if (asksToExplain(flags)) yield* step({ stage: "explaining", answer })
  const explained = asksToExplain(flags) ? yield* explain(flags, { definition, ...noDraft }) : notExplained
  const receipt = yield* takeReceipt(answer)
  if (flags.receipt !== undefined) yield* writeReceipt(flags.receipt, receipt)
  const changes = earlier === null ? null : changesSince(earlier, answer)
  if (asksForInsights(flags)) yield* step({ stage: "fetchingInsights", answer, explained, changes })
  const insights = asksForInsights(flags)
    ? yield* fetchInsights(flags, { definition, ...noDraft })
    : noInsights
  if (flags.price === true) yield* step({ stage: "pricing", answer, explained, insights, changes })
  const quote = flags.price === true ? yield* priced(flags, definition, answer) : null
  yield* step({ stage: "done", answer, explained, insights, changes, quote })
  const warnings = [
    ...skippedWarnings(skipped),
    ...(yield* referenceRemarks(definition)),
    ...(quote === null ? [] : quoteWarnings(quote, flags.quantity)),
  ]
  return { definition, answer, explained, insights, changes, quote, warnings } satisfies Counted
})
