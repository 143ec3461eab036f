import { type SavedCount, SavedListFile, SavedLists } from "@listwright/domain/saved-lists"
import { Cause, Effect, Exit, Schema } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { useFailureText } from "../../app/failures.ts"
import { saveAs } from "../../app/saveAs.ts"

const encode = Schema.encodeSync(SavedListFile)

/**
 * Returns the name of a list's file, without characters that file systems don't accept: 'West side.definition.json'.
 */
const fileNameOf = ({ orderDesc }: SavedCount): string =>
  `${orderDesc.replaceAll(/[\\/:*?"<>|]/g, "-").trim()}.definition.json`

/** Downloads saved lists as files that can be imported elsewhere, one file per list. */
export const useListDownloads = () => {
  const run = useRun()
  const failureText = useFailureText()
  const [isPending, setIsPending] = useState(false)
  const [failed, setFailed] = useState<{ readonly title: string; readonly text: string } | null>(null)
  const download = async (rows: ReadonlyArray<SavedCount>) => {
    if (isPending) return
    setIsPending(true)
    setFailed(null)
    const problems: Array<string> = []
    for (const row of rows) {
      const exit = await run(Effect.flatMap(SavedLists, (lists) => lists.exportFile(row.orderId)))
      if (Exit.isSuccess(exit))
        saveAs(`${JSON.stringify(encode(exit.value), null, 2)}\n`, fileNameOf(row), "application/json")
      else problems.push(`${row.orderDesc}: ${failureText(Cause.squash(exit.cause))}`)
    }
    setIsPending(false)
    if (problems.length > 0)
      setFailed({
        title:
          rows.length === 1
            ? "The list was not downloaded"
            : `${problems.length} of ${rows.length} lists were not downloaded`,
        text: problems.join("\n"),
      })
  }
  return { download: (rows: ReadonlyArray<SavedCount>) => void download(rows), isPending, failed }
}
