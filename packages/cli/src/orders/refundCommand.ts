import { layerOperatorPaymentsHttp, OperatorPayments, type WireRefundPreview } from "@listwright/adapters"
import { isBudget, cleanBudgetText } from "@listwright/domain/pricing"
import { type CallFailed, decimal, OrderCode, usd } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Row } from "../terminal/Row.ts"
import { printRows } from "../terminal/rows.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { RefundFlags } from "./commands/refund.ts"

/** Matches dollars with at most 2 decimals. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

/** Normalizes an amount to 2 decimals, so that it's always written the same way no matter how the user types it. */
const amountOf = Effect.fnUntraced(function* (amount: string | undefined) {
  if (amount === undefined) return null
  const dollars = cleanBudgetText(amount)
  if (!isBudget(dollars) || !AMOUNT.test(dollars))
    return yield* new CommandFailed({
      kind: "usage",
      message: `--amount must be in dollars, like 20 or 19.95, not '${amount}'.`,
    })
  return usd(decimal(dollars))
})

const DOWNLOADS = {
  closes: "can no longer be downloaded",
  stays: "can still be downloaded",
  none: "there is no list to download",
} as const satisfies Readonly<Record<WireRefundPreview["download"], string>>

const previewRows = (preview: WireRefundPreview): ReadonlyArray<Row> => [
  ["order", preview.orderCode, preview.orderName],
  ["charged", preview.charged],
  ["given_back", preview.givenBack],
  ["refund", preview.amount, "not made"],
  ["before_tax", preview.beforeTax],
  ["tax", preview.tax],
  ["left", preview.left],
  ["points", preview.pointsTaken],
  ...(preview.pointsMissing === 0 ? [] : [["points_missing", preview.pointsMissing] as const]),
  ["list", DOWNLOADS[preview.download]],
  ...(preview.promotion === null
    ? []
    : [
        [
          "promotion",
          preview.promotion.code,
          preview.promotion.isFreed ? "can be used again" : "stays used",
        ] as const,
      ]),
  ["mail", preview.email],
  ...preview.disputes.map(
    ({ amount, closedOn, id, openedOn, reason, state }) =>
      ["dispute", state, amount, reason, openedOn, closedOn ?? "", id] as const,
  ),
]

/** Shows a refund's effects; with --yes, makes the refund, once per key: repeating the command doesn't refund again. */
export const refundCommand = Effect.fn("refundCommand")(function* (
  code: string,
  flags: RefundFlags,
  terminal: Terminal,
) {
  const amount = yield* amountOf(flags.amount)
  const site = yield* resolveOperatorSite(flags, terminal)
  const orderCode = OrderCode.make(code)
  const keepsDownload = flags.keepDownload === true
  const ask = <A>(call: (payments: OperatorPayments["Service"]) => Effect.Effect<A, CallFailed>) =>
    Effect.flatMap(OperatorPayments, call).pipe(
      Effect.provide(layerOperatorPaymentsHttp(site)),
      Effect.mapError(toCommandFailed(site.baseUrl)),
    )
  if (flags.yes !== true) {
    const preview = yield* ask((payments) => payments.previewRefund(orderCode, { amount, keepsDownload }))
    yield* flags.json === true
      ? print(terminal, jsonText(preview))
      : printRows(terminal, previewRows(preview))
    return yield* printRemark(
      terminal,
      "Nothing was refunded. To make the refund, repeat the command with --yes.",
    )
  }
  const key = flags.key ?? amount ?? "all"
  const refund = yield* ask((payments) => payments.refund(orderCode, { key, amount, keepsDownload }))
  if (flags.json === true) return yield* print(terminal, jsonText(refund))
  yield* printRows(terminal, [
    ["refund", refund.amount, refund.isMade ? "made" : "under way"],
    ["left", refund.left],
    ["points", refund.pointsTaken],
    ["list", DOWNLOADS[refund.isDownloadClosed ? "closes" : "stays"]],
  ])
  if (!refund.isMade)
    yield* printRemark(
      terminal,
      "The payment processor hasn't responded. The server will keep asking until it does. To check, run: listwright jobs",
    )
})
