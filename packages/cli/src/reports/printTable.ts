import { displayedCellText, type Table } from "@listwright/domain/saved-lists"
import { print } from "../terminal/output.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Prints a table as lines of tab-separated fields, with figures in machine-readable form. */
export const printTable = (terminal: Terminal, { columns, rows }: Table) =>
  print(
    terminal,
    [
      tsvRow(...columns.map(({ title }) => title)),
      ...rows.map((row) =>
        tsvRow(
          ...row.map((cell, at) => {
            const column = columns[at]
            return typeof cell === "number" && column?.kind === "records"
              ? cell
              : column === undefined
                ? ""
                : displayedCellText(column, cell)
          }),
        ),
      ),
    ].join(""),
  )
