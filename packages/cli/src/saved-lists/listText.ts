import { areasName, areaText } from "@listwright/domain/definition"
import type { SavedList } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { JsonFlags } from "./SavedListFlags.ts"
import { SavedListJson } from "./SavedListsJson.ts"

/** The areas of a list, as many as one reads. */
const SHOWN_AREAS = 20

/** A saved list as rows: the first field says what a row is. */
export const listTsv = ({ definition, receipt, row, snapshot }: SavedList): string => {
  const { areas, audience } = definition
  return [
    tsvRow("id", row.orderId),
    tsvRow("name", row.orderDesc),
    tsvRow("code", row.orderCode),
    tsvRow("saved", row.orderDate, row.expirationDate),
    tsvRow("source", row.listType, row.dataSourceDesc),
    tsvRow("account", row.accountId, row.accountName),
    tsvRow("records", row.totalDesiredQty),
    ...(receipt === null ? [] : [tsvRow("total", receipt.total, receipt.withPhones)]),
    tsvRow("cost", row.totalEstmCost, row.costPrice),
    tsvRow("data", snapshot),
    ...areas
      .slice(0, SHOWN_AREAS)
      .map((area) => tsvRow(area.excluded ? "without" : "area", areasName(area.kind, 1), areaText(area))),
    ...(areas.length > SHOWN_AREAS ? [tsvRow("more_areas", areas.length - SHOWN_AREAS)] : []),
    ...audience.criteria.map(({ column }) => tsvRow("criterion", column)),
  ].join("")
}

const encodeList = Schema.encodeSync(SavedListJson)

/** Prints a saved list: whole, or its id alone. */
export const printList = (terminal: Terminal, list: SavedList, { idsOnly, json }: JsonFlags) => {
  if (json === true) return print(terminal, jsonText(encodeList(list)))
  return print(terminal, idsOnly === true ? `${list.row.orderId}\n` : listTsv(list))
}
