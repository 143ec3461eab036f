import { layerOperatorPaymentsHttp, OperatorPayments } from "@listwright/adapters"
import { isBudget, budgetFromText } from "@listwright/domain/pricing"
import { decimal, OrderCode, usd } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { failureOf } from "../failures/failureOf.ts"
import { operatorSite } from "../sign-in/operatorSite.ts"
import { jsonText, print, remark } from "../terminal/output.ts"
import { printRows } from "../terminal/rows.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { RefundFlags } from "./OrderFlags.ts"

/** Dollars and cents, and no fraction of a cent. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

/** With 2 decimals, so that an amount has one name however it is typed. */
const amountOf = Effect.fnUntraced(function* (amount: string | undefined) {
  if (amount === undefined) return null
  const dollars = budgetFromText(amount)
  if (!isBudget(dollars) || !AMOUNT.test(dollars))
    return yield* new CommandFailed({
      kind: "usage",
      message: `--amount takes dollars, like 20 or 19.95, not '${amount}'.`,
    })
  return usd(decimal(dollars))
})

/** Gives money of an order back, once for each key; the same command again is the same refund. */
export const refundCommand = Effect.fn("orderRefundCommand")(function* (
  code: string,
  flags: RefundFlags,
  terminal: Terminal,
) {
  const amount = yield* amountOf(flags.amount)
  const site = yield* operatorSite(flags, terminal)
  const key = flags.key ?? amount ?? "all"
  const refund = yield* Effect.flatMap(OperatorPayments, (payments) =>
    payments.refund(OrderCode.make(code), { key, amount }),
  ).pipe(Effect.provide(layerOperatorPaymentsHttp(site)), Effect.mapError(failureOf(site.baseUrl)))
  if (flags.json === true) return yield* print(terminal, jsonText(refund))
  yield* printRows(terminal, [
    ["refund", refund.amount, refund.isMade ? "made" : "under way"],
    ["left", refund.left],
  ])
  if (!refund.isMade)
    yield* remark(
      terminal,
      "The payment processor has not answered. It is asked again until it has; see: jobs",
    )
})
