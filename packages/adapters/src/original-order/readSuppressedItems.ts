import type { SuppressionKind } from "@listwright/domain/suppression"
import { Result } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { SUPPRESSION_FIELDS } from "./suppressionFields.ts"

/**
 * Returns the values that identify the rows in the list of one kind of suppression, in order; fails if a row doesn't
 * identify anything.
 */
export const readSuppressedItems = (
  order: OriginalOrder,
  kind: SuppressionKind,
): Result.Result<ReadonlyArray<string>, string> => {
  const { list, value: fields } = SUPPRESSION_FIELDS[kind]
  const items = (order[list] ?? []).map((row) =>
    fields.map((field) => String(row[field] ?? "")).find((value) => value.trim() !== ""),
  )
  const nameless = items.indexOf(undefined)
  return nameless < 0
    ? Result.succeed(items.filter((item) => item !== undefined))
    : Result.fail(
        `${list}: item ${nameless + 1} doesn't say what to suppress. Please send its ${fields.join(" or ")}.`,
      )
}
