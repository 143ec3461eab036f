import { areaKindNoun, areaText } from "@listwright/domain/definition"
import type { FullSavedList } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { jsonText, print } from "../terminal/output.ts"
import type { Row } from "../terminal/Row.ts"
import { printRows } from "../terminal/rows.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { PrintFlags } from "./options.ts"
import { SavedListJson } from "./SavedListsJson.ts"

/** The maximum number of areas shown per list. */
const SHOWN_AREAS = 20

/** Returns a saved list as rows; the first field is the row type. */
const rowsOf = ({ definition, receipt, row, snapshot }: FullSavedList): ReadonlyArray<Row> => {
  const { areas, audience } = definition
  return [
    ["id", row.id],
    ["name", row.name],
    ["code", row.orderCode],
    ["saved", row.orderDate, row.expirationDate],
    ["source", String(row.listType), row.sourceName],
    ["account", String(row.accountId), row.accountName],
    ["records", row.quantity],
    ...(receipt === null ? [] : [["total", receipt.total, receipt.withPhones] as const]),
    ["cost", row.estimatedCost, row.unitPrice],
    ["data", snapshot],
    ...areas
      .slice(0, SHOWN_AREAS)
      .map((area): Row => [area.excluded ? "without" : "area", areaKindNoun(area.kind, 1), areaText(area)]),
    ...(areas.length > SHOWN_AREAS ? [["more_areas", areas.length - SHOWN_AREAS] as const] : []),
    ...audience.criteria.map((criterion): Row =>
      criterion.kind === "flags"
        ? [`${criterion.match}_of`, ...criterion.columns]
        : ["criterion", criterion.column],
    ),
  ]
}

const encodeList = Schema.encodeSync(SavedListJson)

/** Prints a saved list in full or just its id. */
export const printList = (terminal: Terminal, list: FullSavedList, { idsOnly, json }: PrintFlags) => {
  if (json === true) return print(terminal, jsonText(encodeList(list)))
  return idsOnly === true ? print(terminal, `${list.row.id}\n`) : printRows(terminal, rowsOf(list))
}
