import { COUNT_LINK, DRAFT_PARAMETER } from "@listwright/domain/catalog"
import {
  INITIAL_ORDER_MORE_STATE,
  type OrderMoreChoice,
  nextOrderMoreState,
  type OrderMoreEvent,
  orderMoreFailedNotice,
  submitOrderMore,
} from "@listwright/domain/history"
import { Orders } from "@listwright/domain/order"
import { type CallFailed, DraftId, OrderCode, messageText } from "@listwright/domain/shared"
import { checkSuppressionDays, suppressionDaysRefusalText } from "@listwright/domain/suppression"
import { Clock, Effect, Result, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { AnyFailure } from "../failures/toCommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { MoreFlags } from "./commands/more.ts"
import { OrderMoreJson } from "./HistoryJson.ts"
import { applySiteWording } from "../sign-in/applySiteWording.ts"
import type { Accounts } from "@listwright/domain/account"
import { endSentence } from "../terminal/endSentence.ts"

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
        message: `--from, --to: ${suppressionDaysRefusalText(checked.failure)}`,
      })
  }
  const state = eventsOf(flags).reduce(
    (before, event) => nextOrderMoreState(before, event, today, READING),
    INITIAL_ORDER_MORE_STATE,
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
        applySiteWording(
          messageText`${orderMoreFailedNotice.title}. ${failure.reason} ${orderMoreFailedNotice.text}`,
        ),
        (message) => Effect.fail(new CommandFailed({ kind: "failure", message: endSentence(message) })),
      )
    : Effect.fail(failure)

/** Creates a draft of a new list based on an order, and prints the link to its counts. Nothing is purchased. */
export const moreCommand = Effect.fn("moreCommand")(function* (
  code: string,
  flags: MoreFlags,
  terminal: Terminal,
) {
  const choice = yield* choiceOf(flags, localDay(new Date(yield* Clock.currentTimeMillis)))
  const server = yield* connection(terminal)
  const link = yield* runOnServer(server)(
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
  yield* printRemark(
    terminal,
    "Nothing is ordered yet. To order, open the link, check the count and place the order there.",
  )
})
