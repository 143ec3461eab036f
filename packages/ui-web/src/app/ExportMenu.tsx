import type { TableFile, TableFormat } from "@listwright/domain/saved-lists"
import { Cause, type Effect, Exit } from "effect"
import { Download, FileSpreadsheet, FileText } from "lucide-react"
import { useState } from "react"
import { Menu } from "../design/Menu.tsx"
import { Spinner } from "../design/Spinner.tsx"
import { useRun } from "./App.ts"
import { useNotifyFailure } from "./failures.ts"
import type { Ports } from "./runtime.ts"
import { saveFile } from "./saveFile.ts"

export interface ExportMenuProps {
  /** Names the button: 'Export this comparison'. */
  readonly label: string
  readonly ask: (format: TableFormat) => Effect.Effect<TableFile, unknown, Ports>
  /** `quiet`: among others, at the left. */
  readonly look?: "secondary" | "quiet"
}

/** Takes what is shown away, whole, as a workbook or as CSV. */
export function ExportMenu({ ask, label, look = "secondary" }: ExportMenuProps) {
  const run = useRun()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const download = async (format: TableFormat) => {
    if (isPending) return
    setIsPending(true)
    const exit = await run(ask(format))
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
