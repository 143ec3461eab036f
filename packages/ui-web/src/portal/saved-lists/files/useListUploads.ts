import type { AccountId } from "@listwright/domain/account"
import {
  type ImportedLists,
  readListFile,
  type SavedListId,
  SavedLists,
} from "@listwright/domain/saved-lists"
import { Cause, Effect, Exit, Result } from "effect"
import { useState } from "react"
import { useRun } from "../../../app/App.ts"
import { useRefreshSavedLists } from "../useSavedLists.ts"

/** An uploaded file and its result. */
export type Upload = { readonly key: number; readonly file: File } & (
  | { readonly is: "sending" }
  | { readonly is: "made"; readonly imported: ImportedLists }
  /** The result if the file itself must be fixed. */
  | { readonly is: "unreadable"; readonly problem: string }
  /** The result if uploading the file again may help. */
  | { readonly is: "failed"; readonly failure: unknown }
)

/** Creates saved lists from files, one after another. Each file's result remains until the user closes it. */
export const useListUploads = (accountId: AccountId | null, onMade: () => void) => {
  const run = useRun()
  const changed = useRefreshSavedLists()
  const [uploads, setUploads] = useState<ReadonlyArray<Upload>>([])
  const put = (upload: Upload) =>
    setUploads((before) => before.map((each) => (each.key === upload.key ? upload : each)))

  const send = async ({ file, key }: Pick<Upload, "file" | "key">): Promise<void> => {
    put({ key, file, is: "sending" })
    const read = readListFile({ fileName: file.name, bytes: file.size, text: await file.text() })
    if (Result.isFailure(read)) return put({ key, file, is: "unreadable", problem: read.failure })
    const exit = await run(
      Effect.flatMap(SavedLists, (lists) => lists.importFile({ ...read.success, accountId })),
    )
    if (Exit.isFailure(exit)) return put({ key, file, is: "failed", failure: Cause.squash(exit.cause) })
    put({ key, file, is: "made", imported: exit.value })
    changed()
    onMade()
  }
  const add = async (files: ReadonlyArray<File>) => {
    const first = uploads.reduce((most, { key }) => Math.max(most, key), 0) + 1
    const added = files.map((file, at): Upload => ({ key: first + at, file, is: "sending" }))
    setUploads((before) => [...before, ...added])
    for (const upload of added) await send(upload)
  }
  const made: ReadonlyArray<SavedListId> = uploads.flatMap((upload) =>
    upload.is === "made" ? [upload.imported.list.row, ...upload.imported.referred].map(({ id }) => id) : [],
  )
  return {
    uploads,
    /** The lists created, until the report is closed. */
    made,
    isSending: uploads.some(({ is }) => is === "sending"),
    add: (files: ReadonlyArray<File>) => void add(files),
    again: (upload: Upload) => void send(upload),
    close: () => setUploads((before) => before.filter(({ is }) => is === "sending")),
  }
}

export type ListUploads = ReturnType<typeof useListUploads>
