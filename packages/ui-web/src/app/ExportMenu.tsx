import type { ReportFormat, TableFile } from "@listwright/domain/saved-lists"
import { Cause, type Effect, Exit } from "effect"
import { Download, FileSpreadsheet, FileText, FileType, type LucideIcon } from "lucide-react"
import { useState } from "react"
import { Menu } from "../design/Menu.tsx"
import { Spinner } from "../design/Spinner.tsx"
import { useRun } from "./App.ts"
import { useNotifyFailure } from "./failures.ts"
import type { Ports } from "./runtime.ts"
import { saveFile } from "./saveFile.ts"

export interface ExportMenuProps<Format extends ReportFormat> {
  /** The button's accessible name: 'Export this comparison'. */
  readonly label: string
  readonly formats: ReadonlyArray<Format>
  readonly ask: (format: Format) => Effect.Effect<TableFile, unknown, Ports>
  /** The button's style; `quiet` is for the leftmost of several buttons. */
  readonly look?: "secondary" | "quiet"
}

const FORMATS: Readonly<Record<ReportFormat, { readonly label: string; readonly icon: LucideIcon }>> = {
  xlsx: { label: "Workbook (.xlsx)", icon: FileSpreadsheet },
  csv: { label: "CSV", icon: FileText },
  pdf: { label: "PDF", icon: FileType },
}
/** The formats in menu order. */
const ORDER = Object.keys(FORMATS)

/** A menu that downloads everything displayed, in one of several formats. */
export function ExportMenu<Format extends ReportFormat>({
  ask,
  formats,
  label,
  look = "secondary",
}: ExportMenuProps<Format>) {
  const run = useRun()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const download = async (format: Format) => {
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
      entries={formats
        .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
        .map((format) => ({ ...FORMATS[format], perform: () => void download(format) }))}
    >
      {isPending ? <Spinner /> : <Download className="size-4" aria-hidden="true" />}
      Export
    </Menu>
  )
}
