import type { UploadedSuppressionFile } from "@listwright/domain/suppression"
import { type Column, DataTable } from "../../design/DataTable.tsx"

const SHOWN = 4

interface FirstRow {
  readonly at: number
  readonly cells: ReadonlyArray<string>
}

/** The first rows of an uploaded file, which help the user identify its columns. */
export function FilePreview({ uploaded }: { readonly uploaded: UploadedSuppressionFile }) {
  const rows = uploaded.rows.slice(0, SHOWN).map((cells, at): FirstRow => ({ cells, at }))
  return (
    <DataTable
      caption="First rows of the file"
      rows={rows}
      rowKey={({ at }) => String(at)}
      columns={uploaded.columns.map((title, column): Column<FirstRow> => ({
        id: String(column),
        title,
        className: "whitespace-nowrap",
        cell: ({ cells }) => cells[column] ?? "",
      }))}
    />
  )
}
