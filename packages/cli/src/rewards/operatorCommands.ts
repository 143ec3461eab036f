import { randomUUID } from "node:crypto"
import { layerOperatorRewardsHttp, OperatorRewards, type WireRewardOrder } from "@listwright/adapters"
import { type CallFailed, OrderCode, formatWholeNumber } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { BonusFlags } from "./commands/bonus.ts"
import type { OrdersFlags } from "./commands/orders.ts"

/** Calls the server as its operator. */
const asked = Effect.fnUntraced(function* <A>(
  flags: OperatorFlags,
  terminal: Terminal,
  ask: (rewards: OperatorRewards["Service"]) => Effect.Effect<A, CallFailed>,
) {
  const site = yield* resolveOperatorSite(flags, terminal)
  return yield* Effect.flatMap(OperatorRewards, ask).pipe(
    Effect.provide(layerOperatorRewardsHttp(site)),
    Effect.mapError(toCommandFailed(site.baseUrl)),
  )
})

const COLUMNS = ["order", "redeemed", "sent", "gifts", "name", "company", "address", "phone", "email"].map(
  (heading) => ({ heading }),
)

const shown = (terminal: Terminal, orders: ReadonlyArray<WireRewardOrder>) =>
  printTable(
    terminal,
    COLUMNS,
    orders.map(({ contact, email, gifts, orderCode, redeemedAt, sentAt }) => [
      orderCode,
      redeemedAt,
      sentAt ?? "",
      gifts.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
      `${contact.firstName} ${contact.lastName}`,
      contact.company,
      `${contact.addressLine}, ${contact.city}, ${contact.state} ${contact.zip}`,
      contact.phone,
      email,
    ]),
  )

/** Lists the gifts to send, and their recipients. */
export const ordersCommand = Effect.fn("ordersCommand")(function* (flags: OrdersFlags, terminal: Terminal) {
  const all = yield* asked(flags, terminal, ({ orders }) => orders)
  const orders = flags.all === true ? all : all.filter(({ sentAt }) => sentAt === null)
  if (flags.json === true) return yield* print(terminal, jsonText(orders))
  if (orders.length === 0) return yield* printRemark(terminal, "There is nothing to send.")
  yield* shown(terminal, orders)
})

/** Records that an order's gifts were sent. */
export const sentCommand = Effect.fn("sentCommand")(function* (
  code: string,
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const order = yield* asked(flags, terminal, ({ markSent }) => markSent(OrderCode.make(code)))
  yield* flags.json === true ? print(terminal, jsonText(order)) : shown(terminal, [order])
})

/** Grants a user bonus points. */
export const bonusCommand = Effect.fn("bonusCommand")(function* (
  email: string,
  typed: string,
  flags: BonusFlags,
  terminal: Terminal,
) {
  const points = /^\d+$/.test(typed) ? Number(typed) : 0
  if (!Number.isSafeInteger(points) || points < 1)
    return yield* new CommandFailed({
      kind: "usage",
      message: `'${typed}' isn't a number of points. Use a whole number of 1 or more, without commas.`,
    })
  const available = yield* asked(flags, terminal, ({ bonus }) =>
    bonus({ email, points, reason: flags.reason, key: flags.key ?? randomUUID() }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText({ email, availablePoints: available }))
  yield* print(terminal, tsvRow(email, available))
  yield* printRemark(terminal, `Gave ${formatWholeNumber(points)} points for: ${flags.reason}`)
})
