import { layerOperatorTaxesHttp, OperatorTaxes, type WireTaxCheck } from "@listwright/adapters"
import { hasTaxDifference } from "@listwright/domain/order"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { CheckFlags } from "./commands/check.ts"

const rowsOf = ({ flaws, orders, placesWithoutRow, states }: WireTaxCheck): string =>
  [
    ...orders.map(({ charged, day, difference, expected, orderCode, pretax, state, zip }) =>
      tsvRow("order", orderCode, day, state, zip, pretax, charged, expected ?? "", difference ?? ""),
    ),
    ...states.map(({ charged, difference, expected, orders: count, state, withoutRow }) =>
      tsvRow("state", state, count, withoutRow, charged, expected, difference),
    ),
    ...placesWithoutRow.map(({ firstDay, lastDay, orders: count, state, zip }) =>
      tsvRow("place", state, zip, count, firstDay, lastDay),
    ),
    ...flaws.map(({ from, kind, rates, state, until, zipPrefix }) =>
      tsvRow(kind, state, zipPrefix === "" ? "*" : zipPrefix, from, until ?? "", rates.join(" ")),
    ),
  ].join("")

const counted = (count: number, one: string, more: string): ReadonlyArray<string> =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`]

const problemsOf = ({ flaws, orders }: WireTaxCheck): ReadonlyArray<string> => [
  ...counted(
    orders.filter(hasTaxDifference).length,
    "order was charged a different tax than the table says",
    "orders were charged a different tax than the table says",
  ),
  ...counted(
    orders.filter(({ expected }) => expected === null).length,
    "order has no rate in the table",
    "orders have no rate in the table",
  ),
  ...counted(flaws.length, "overlap or gap between rates", "overlaps or gaps between rates"),
]

/** Reports discrepancies between the tax on paid orders and the site's table of rates. */
export const checkTaxesCommand = Effect.fn("checkTaxesCommand")(function* (
  flags: CheckFlags,
  terminal: Terminal,
) {
  const site = yield* resolveOperatorSite(flags, terminal)
  const found = yield* Effect.flatMap(OperatorTaxes, ({ check }) => check(flags.since ?? null)).pipe(
    Effect.provide(layerOperatorTaxesHttp(site)),
    Effect.mapError(toCommandFailed(site.baseUrl)),
  )
  yield* print(terminal, flags.json === true ? jsonText(found) : rowsOf(found))
  if (!found.isTaxed)
    yield* printRemark(
      terminal,
      "This site doesn't charge tax (isVertaxEnabled in site.json), so orders aren't expected to include any.",
    )
  const problems = problemsOf(found)
  if (problems.length > 0)
    return yield* new CommandFailed({ kind: "validation", message: `${problems.join("; ")}.` })
  if (flags.json !== true && found.orders.length === 0)
    yield* printRemark(terminal, "There are no paid orders to compare.")
})
