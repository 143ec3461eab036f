import { readStates } from "@listwright/geography"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { moverColumns } from "./moverColumns.ts"

/** Returns all attributes of a mover. */
export const moverCatalog = (): ReadonlyArray<StoredColumn> =>
  moverColumns(readStates().map(({ code, name }) => ({ value: code, name })))
