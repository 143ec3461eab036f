import { offersColumn } from "@listwright/domain/catalogue"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/** The attributes that the source of a question offers, of those that the universe holds. */
export const offeredOf = (
  columns: ReadonlyArray<StoredColumn>,
  { offered }: Pick<EngineQuestion, "offered">,
): ReadonlyArray<StoredColumn> =>
  offered === undefined ? columns : columns.filter(({ column }) => offersColumn(offered, column.column))
