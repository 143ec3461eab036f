import type { ListDefinition, SuppressionChoice } from "@listwright/domain/definition"
import { isIsoDay, toIsoDay } from "@listwright/domain/suppression"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { SuppressionFlags } from "./suppressionOptions.ts"

const failed = (message: string) => new CommandFailed({ kind: "usage", message })

const dayIn = (written: string | undefined): string | undefined => {
  const text = (written ?? "").trim()
  return isIsoDay(text) ? text : toIsoDay(text)
}

const byDays = (written: string): Effect.Effect<SuppressionChoice, CommandFailed> => {
  const [from, to, ...others] = written.split("..")
  const [start, end] = [dayIn(from), dayIn(to)]
  return start === undefined || end === undefined || others.length > 0
    ? Effect.fail(
        failed(
          `--suppress-orders: '${written}' isn't a date range. Use a range like 2026-11-01..2026-11-30.`,
        ),
      )
    : Effect.succeed({ mode: "date", start, end })
}

const byItems = (items: ReadonlyArray<string> | undefined): SuppressionChoice | undefined => {
  const [first, ...others] = [...new Set(items)]
  return first === undefined ? undefined : { mode: "item", items: [first, ...others] }
}

/** Replaces a definition's suppressions with those given on the command line. */
export const withSuppressionFlags = Effect.fn("withSuppressionFlags")(function* (
  definition: ListDefinition,
  { suppressCount, suppressFile, suppressOrder, suppressOrders }: SuppressionFlags,
) {
  if (suppressOrders !== undefined && suppressOrder !== undefined)
    return yield* failed("--suppress-orders and --suppress-order can't be combined. Use only one of them.")
  const { suppressions } = definition
  return {
    ...definition,
    suppressions: {
      orders:
        suppressOrders === undefined
          ? (byItems(suppressOrder) ?? suppressions.orders)
          : yield* byDays(suppressOrders),
      savedCounts: byItems(suppressCount) ?? suppressions.savedCounts,
      files: byItems(suppressFile) ?? suppressions.files,
    },
  } satisfies ListDefinition
})
