import { SavedListTables, type TableFile, TableFormat } from "@listwright/domain/saved-lists"
import type { CallFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import { ExportMenu, type ExportMenuProps } from "../../app/ExportMenu.tsx"

export interface ExportTableProps extends Pick<ExportMenuProps<TableFormat>, "label" | "look"> {
  readonly ask: (
    tables: SavedListTables["Service"],
    format: TableFormat,
  ) => Effect.Effect<TableFile, CallFailed>
}

/** The menu for exporting a table of saved lists. */
export function ExportTable({ ask, ...menu }: ExportTableProps) {
  return (
    <ExportMenu
      {...menu}
      formats={TableFormat.literals}
      ask={(format) => Effect.flatMap(SavedListTables, (tables) => ask(tables, format))}
    />
  )
}
