import { offersColumn } from "@listwright/domain/catalog"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/** Returns the universe's attributes that the question's source offers. */
export const questionColumns = (
  columns: ReadonlyArray<StoredColumn>,
  { offered }: Pick<EngineQuestion, "offered">,
): ReadonlyArray<StoredColumn> =>
  offered === undefined ? columns : columns.filter(({ column }) => offersColumn(offered, column.column))
