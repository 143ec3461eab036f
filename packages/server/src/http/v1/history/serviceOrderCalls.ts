import { readFile } from "node:fs/promises"
import { Api, Unprocessable } from "@listwright/adapters"
import {
  MAX_SERVICE_ORDERS,
  REQUIRED_SERVICE_ORDER_COLUMNS,
  SERVICE_ORDER_COLUMNS,
  type ServiceOrderLine,
} from "@listwright/domain/history"
import { formatWholeNumber } from "@listwright/domain/shared"
import { csvRows } from "@listwright/geography"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ServiceOrders } from "../../../history/ServiceOrders.ts"

const refuse = (message: string) => Effect.fail(new Unprocessable({ message }))

/** Normalizes a column name, so that 'Order Code' and 'ordercode' are the same column. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

/** Returns a file's lines, and the lines that aren't rows of its table. */
const linesOf = Effect.fnUntraced(function* (text: string) {
  const [head, ...rows] = csvRows(text)
  if (head === undefined) return yield* refuse("The file is empty.")
  if ("problem" in head) return yield* refuse(`Line ${head.line} ${head.problem}.`)
  const places = SERVICE_ORDER_COLUMNS.map((column) => ({
    column,
    at: head.cells.findIndex((cell) => plain(cell) === plain(column)),
  }))
  const lacking = REQUIRED_SERVICE_ORDER_COLUMNS.filter((column) =>
    places.some((place) => place.column === column && place.at < 0),
  )
  if (lacking.length > 0)
    return yield* refuse(`The first line must contain the column names. Missing: ${lacking.join(", ")}.`)
  if (rows.length > MAX_SERVICE_ORDERS)
    return yield* refuse(
      `The file has ${formatWholeNumber(rows.length)} orders, but you can import at most ${formatWholeNumber(MAX_SERVICE_ORDERS)} at once. Please split it.`,
    )
  const broken = rows.flatMap((row) => {
    if ("problem" in row) return [{ line: row.line, reason: row.problem }]
    const { cells, line } = row
    return cells.length === head.cells.length
      ? []
      : [{ line, reason: `has ${cells.length} cells, but the first line has ${head.cells.length}` }]
  })
  const lines = rows.flatMap((row): ReadonlyArray<ServiceOrderLine> =>
    "problem" in row || row.cells.length !== head.cells.length
      ? []
      : [
          {
            line: row.line,
            cells: Object.fromEntries(places.map(({ at, column }) => [column, row.cells[at] ?? ""])),
          },
        ],
  )
  return { lines, broken }
})

/** Calls for service orders imported by the site's operator. */
export const layerV1History = HttpApiBuilder.group(Api, "V1History", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      importServiceOrders: ({ payload }) =>
        Effect.gen(function* () {
          const text = yield* Effect.promise(() => readFile(payload.file.path, "utf8"))
          const { broken, lines } = yield* linesOf(text)
          return yield* (yield* ServiceOrders).add(lines, broken)
        }),
    }),
  ),
)
