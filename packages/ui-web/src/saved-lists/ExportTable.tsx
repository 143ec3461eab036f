import { SavedListTables, type TableFile, type TableFormat } from "@listwright/domain/saved-lists"
import type { CallFailed } from "@listwright/domain/shared"
import { Cause, Effect, Exit } from "effect"
import { Download, FileSpreadsheet, FileText } from "lucide-react"
import { useState } from "react"
import { useRun } from "../app/App.ts"
import { useNotifyFailure } from "../app/failures.ts"
import { saveFile } from "../app/saveFile.ts"
import { Menu } from "../design/Menu.tsx"
import { Spinner } from "../design/Spinner.tsx"

export interface ExportTableProps {
  /** Names the button: 'Export this comparison'. */
  readonly label: string
  readonly ask: (
    tables: SavedListTables["Service"],
    format: TableFormat,
  ) => Effect.Effect<TableFile, CallFailed>
  /** `quiet`: among others, at the left. */
  readonly look?: "secondary" | "quiet"
}

/** Takes what is shown away, whole, as a workbook or as CSV. */
export function ExportTable({ ask, label, look = "secondary" }: ExportTableProps) {
  const run = useRun()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const download = async (format: TableFormat) => {
    if (isPending) return
    setIsPending(true)
    const exit = await run(Effect.flatMap(SavedListTables, (tables) => ask(tables, format)))
    setIsPending(false)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    saveFile(exit.value.bytes, exit.value.fileName, format)
  }
  return (
    <Menu
      label={label}
      look={look}
      align={look === "quiet" ? "start" : "end"}
      entries={[
        { label: "Workbook (.xlsx)", icon: FileSpreadsheet, perform: () => void download("xlsx") },
        { label: "CSV", icon: FileText, perform: () => void download("csv") },
      ]}
    >
      {isPending ? <Spinner /> : <Download className="size-4" aria-hidden="true" />}
      Export
    </Menu>
  )
}
