import { orderTypeName, orderTypes, type OrderType, triggersSearch } from "@listwright/domain/history"
import { SEARCH_THRESHOLD } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

const usage = (message: string) => new CommandFailed({ kind: "usage", message })

/** Finds a history tab by its code, its name, or the name that scripts use; defaults to lists and leads. */
export const findHistoryTab = (text: string | undefined): Effect.Effect<OrderType, CommandFailed> => {
  if (text === undefined) return Effect.succeed("lists")
  const tab = orderTypes.names.find((name) =>
    [String(orderTypes.encode(name)), plain(name), plain(orderTypeName(name))].includes(
      /^-?\d+$/.test(text) ? text : plain(text),
    ),
  )
  return tab === undefined
    ? Effect.fail(usage(`--type must be one of ${orderTypes.names.join(", ")}, not '${text}'.`))
    : Effect.succeed(tab)
}

/** Checks that the search text is long enough. Empty text finds all orders. */
export const checkHistorySearch = (text: string): Effect.Effect<string, CommandFailed> =>
  triggersSearch(text)
    ? Effect.succeed(text)
    : Effect.fail(
        usage(
          `Enter at least ${SEARCH_THRESHOLD} characters to search, or leave the search blank to see all orders.`,
        ),
      )
