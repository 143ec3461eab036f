import { type SavedList, SavedListFile, SavedLists } from "@listwright/domain/saved-lists"
import { Cause, Effect, Exit, Schema } from "effect"
import { useState } from "react"
import { useRun } from "../../../app/App.ts"
import type { FailureDetails } from "../../../app/FailedCall.tsx"
import { useFailureFormatter } from "../../../app/failures.ts"
import { saveAs } from "../../../app/saveAs.ts"

const named = new Intl.ListFormat("en-US")
const encode = Schema.encodeSync(SavedListFile)

/**
 * Returns the name for a list's file, without characters that file systems don't accept: 'West side.definition.json'.
 */
const fileNameOf = ({ name }: SavedList): string =>
  `${name.replaceAll(/[\\/:*?"<>|]/g, "-").trim()}.definition.json`

/** Downloads saved lists as files that can be imported elsewhere, one file per list. */
export const useListDownloads = () => {
  const run = useRun()
  const failureLine = useFailureFormatter()
  const [isPending, setIsPending] = useState(false)
  const [failed, setFailed] = useState<ReadonlyArray<FailureDetails>>([])
  const download = async (rows: ReadonlyArray<SavedList>) => {
    if (isPending) return
    setIsPending(true)
    setFailed([])
    /** The lists that failed, grouped by failure message so that each failure is shown only once. */
    const missing = new Map<string, { readonly names: ReadonlyArray<string>; readonly failure: unknown }>()
    for (const row of rows) {
      const exit = await run(Effect.flatMap(SavedLists, (lists) => lists.exportFile(row.id)))
      if (Exit.isSuccess(exit)) {
        saveAs(`${JSON.stringify(encode(exit.value), null, 2)}\n`, fileNameOf(row), "application/json")
        continue
      }
      const failure = Cause.squash(exit.cause)
      const line = failureLine(failure)
      missing.set(line, { names: [...(missing.get(line)?.names ?? []), row.name], failure })
    }
    setIsPending(false)
    setFailed(
      [...missing.values()].map(({ failure, names }) => ({
        what: `We couldn't download ${named.format(names)}`,
        failure,
      })),
    )
  }
  return { download: (rows: ReadonlyArray<SavedList>) => void download(rows), isPending, failed }
}
