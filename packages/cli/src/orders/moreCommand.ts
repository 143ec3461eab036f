import { COUNT_LINK, DRAFT_PARAMETER } from "@listwright/domain/catalogue"
import {
  ORDER_MORE_START,
  type OrderMoreChoice,
  orderMoreAfter,
  type OrderMoreEvent,
  orderMoreFailed,
  submitOrderMore,
} from "@listwright/domain/history"
import { Orders } from "@listwright/domain/order"
import { type CallFailed, DraftId, OrderCode, words } from "@listwright/domain/shared"
import { checkSuppressionDays, suppressionDaysText } from "@listwright/domain/suppression"
import { Clock, Effect, Result, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { AnyFailure } from "../failures/failureOf.ts"
import { connection, over } from "../sign-in/connection.ts"
import { jsonText, print, remark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { MoreFlags } from "./commands/more.ts"
import { OrderMoreJson } from "./HistoryJson.ts"
import { siteWords } from "../sign-in/siteWords.ts"
import type { Accounts } from "@listwright/domain/account"
import { endedSentence } from "../terminal/endedSentence.ts"

const encode = Schema.encodeSync(OrderMoreJson)
/**
 * The most lenient reading of dates: any date up to today is accepted. The server checks dates against the site's own
 * reading.
 */
const READING = "pastAllowed"

const localDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-")

/** Returns the dialog events that are equivalent to the flags. */
const eventsOf = ({ from, recent, to, without = [] }: MoreFlags): ReadonlyArray<OrderMoreEvent> => {
  const yes = { _tag: "Answered", suppress: true } as const
  if (from !== undefined && to !== undefined)
    return [yes, { _tag: "ChoseDays", days: { start: from, end: to } }]
  if (recent === true) return [yes]
  if (without.length === 0) return [{ _tag: "Answered", suppress: false }]
  return [
    yes,
    { _tag: "ChoseMode", mode: "item" },
    ...[...new Set(without)].map((code): OrderMoreEvent => ({
      _tag: "ToggledOrder",
      order: { name: code, code, value: code },
    })),
  ]
}

/** Returns the other orders to suppress, by the dialog's rules; rejects dates that its pickers wouldn't allow. */
const choiceOf = Effect.fnUntraced(function* (flags: MoreFlags, today: string) {
  const { from, to } = flags
  if ((from === undefined) !== (to === undefined))
    return yield* new CommandFailed({ kind: "usage", message: "Use both --from and --to, or use --recent." })
  if (from !== undefined && to !== undefined) {
    const checked = checkSuppressionDays({ start: from, end: to }, today, READING)
    if (Result.isFailure(checked))
      return yield* new CommandFailed({
        kind: "usage",
        message: `--from, --to: ${suppressionDaysText(checked.failure)}`,
      })
  }
  const state = eventsOf(flags).reduce(
    (before, event) => orderMoreAfter(before, event, today, READING),
    ORDER_MORE_START,
  )
  return (state._tag === "Choosing" ? state.by : null) satisfies OrderMoreChoice
})

/**
 * Adds the title and text for failed reorders to a refusal; other failures use the wording shared by all commands
 * [p8-order-more-failed].
 */
const failWith = (failure: CallFailed): Effect.Effect<never, AnyFailure, Accounts> =>
  failure._tag === "Refused"
    ? Effect.flatMap(
        siteWords(words`${orderMoreFailed.title}. ${failure.reason} ${orderMoreFailed.text}`),
        (message) => Effect.fail(new CommandFailed({ kind: "failure", message: endedSentence(message) })),
      )
    : Effect.fail(failure)

/** Creates a draft of a new list based on an order, and prints the link to its counts. Nothing is purchased. */
export const moreCommand = Effect.fn("orderMoreCommand")(function* (
  code: string,
  flags: MoreFlags,
  terminal: Terminal,
) {
  const choice = yield* choiceOf(flags, localDay(new Date(yield* Clock.currentTimeMillis)))
  const server = yield* connection(terminal)
  const link = yield* over(server)(
    Effect.gen(function* () {
      const { listType, orderCode } = yield* (yield* Orders).receipt(OrderCode.make(code))
      return yield* submitOrderMore({ id: orderCode, listType }, choice, COUNT_LINK).pipe(
        Effect.catchTag("OrderMoreFailed", ({ failure }) => failWith(failure)),
      )
    }),
  )
  const address = `${server.url}${link}`
  const draftId = DraftId.make(new URL(address).searchParams.get(DRAFT_PARAMETER) ?? "")
  if (flags.json === true)
    return yield* print(terminal, jsonText(encode({ orderCode: code, draftId, link: address })))
  yield* print(terminal, `${address}\n`)
  yield* remark(
    terminal,
    "Nothing is ordered yet. To order, open the link, check the count and place the order there.",
  )
})
