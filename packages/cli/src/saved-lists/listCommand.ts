import { firstPage } from "@listwright/domain/shared"
import { SavedLists, SavedListShares, SavedListTables, TableFormat } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ListFlags } from "./commands/list.ts"
import { namedAccount } from "./namedAccount.ts"
import { SavedListPageJson } from "./SavedListsJson.ts"
import { writeTableFile } from "./writeTableFile.ts"

const USUAL_LIMIT = 100

const COLUMNS = [
  { heading: "id", leftOut: 4 },
  { heading: "name", isCut: true },
  { heading: "saved" },
  { heading: "expires", leftOut: 3 },
  { heading: "records", isFigure: true },
  { heading: "cost", isFigure: true },
  { heading: "source", leftOut: 1 },
  { heading: "account", leftOut: 2 },
] as const

const SHARED_COLUMNS = [
  { heading: "id", leftOut: 3 },
  { heading: "name", isCut: true },
  { heading: "shared_by", isCut: true },
  { heading: "access" },
  { heading: "expires", leftOut: 2 },
  { heading: "records", isFigure: true },
  { heading: "cost", isFigure: true },
  { heading: "source", leftOut: 1 },
] as const

const encode = Schema.encodeSync(SavedListPageJson)

/** Lists saved lists, most recent first, or writes all matches to a file. */
const ownLists = Effect.fn("ownLists")(function* (flags: ListFlags, terminal: Terminal) {
  const query = {
    accountId: namedAccount(flags),
    search: flags.search ?? "",
    start: flags.from ?? null,
    end: flags.to ?? null,
  }
  if (flags.out !== undefined)
    return yield* writeTableFile(flags.out, flags, terminal, TableFormat.literals, (format) =>
      Effect.flatMap(SavedListTables, (tables) => tables.lists(query, format)),
    )
  const server = yield* connection(terminal)
  const pageSize = flags.limit ?? USUAL_LIMIT
  const { items, total } = yield* runOnServer(server)(
    Effect.flatMap(SavedLists, (lists) => lists.page(query, { ...firstPage("savedLists"), pageSize })),
  )
  if (flags.json === true) yield* print(terminal, jsonText(encode({ total, lists: items })))
  else if (flags.idsOnly === true) yield* print(terminal, items.map(({ id }) => `${id}\n`).join(""))
  else
    yield* printTable(
      terminal,
      COLUMNS,
      items.map((row) => [
        row.id,
        row.name,
        row.orderDate,
        row.expirationDate,
        row.quantity,
        row.estimatedCost,
        row.sourceName,
        row.accountName,
      ]),
    )
  if (total > items.length)
    yield* printRemark(
      terminal,
      `${total - items.length} more. To find them, use --search; to show more, use --limit.`,
    )
})

/** Lists the shared lists whose links the user has opened, most recently opened first. */
const sharedLists = Effect.fn("sharedLists")(function* (flags: ListFlags, terminal: Terminal) {
  const server = yield* connection(terminal)
  const lists = yield* runOnServer(server)(Effect.flatMap(SavedListShares, (shares) => shares.opened()))
  if (flags.json === true) {
    const rows = lists.map(({ row }) => row)
    const shared = lists.map(({ row, ...share }) => ({ id: row.id, ...share }))
    return yield* print(terminal, jsonText(encode({ total: rows.length, lists: rows, shared })))
  }
  if (flags.idsOnly === true) return yield* print(terminal, lists.map(({ row }) => `${row.id}\n`).join(""))
  yield* printTable(
    terminal,
    SHARED_COLUMNS,
    lists.map(({ access, expiresAt, row, sharedBy }) => [
      row.id,
      row.name,
      sharedBy,
      access,
      expiresAt,
      row.quantity,
      row.estimatedCost,
      row.sourceName,
    ]),
  )
})

/** Lists saved lists: those of the user's accounts, or those of colleagues whose links the user opened. */
export const listCommand = (flags: ListFlags, terminal: Terminal) =>
  flags.shared === true ? sharedLists(flags, terminal) : ownLists(flags, terminal)
