import { Accounts } from "@listwright/domain/account"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { firstPage } from "@listwright/domain/shared"
import { listSuppressions, type SuppressionKind } from "@listwright/domain/suppression"
import { Effect } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ListFlags } from "./commands/list.ts"

const KINDS = { files: "files", orders: "orders", "saved-counts": "savedCounts" } as const satisfies Record<
  NonNullable<ListFlags["kind"]>,
  SuppressionKind
>

/** The maximum number of rows to show; others can be found by name. */
const SHOWN = 200

const COLUMNS = ["id", "day", "name", "description"].map((heading) => ({ heading }))

/** Lists the items that records can be suppressed by. */
export const listCommand = Effect.fn("listCommand")(function* (flags: ListFlags, terminal: Terminal) {
  const server = yield* connection(terminal)
  const { items, paging } = yield* runOnServer(server)(
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const { accountId } = yield* accounts.user()
      const query = {
        accountId,
        listType: flags.listType ?? DEFAULT_LIST_TYPE,
        name: flags.name ?? "",
        number: "",
      }
      return yield* listSuppressions(KINDS[flags.kind ?? "files"], query, {
        ...firstPage("suppression"),
        pageSize: SHOWN,
      })
    }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(items))
  yield* printTable(
    terminal,
    COLUMNS,
    items.map(({ orderDate, name, description, value }) => [value, orderDate, name, description]),
  )
  if (paging.total > items.length)
    yield* printRemark(terminal, `${paging.total - items.length} more. To find them, use --name.`)
})
