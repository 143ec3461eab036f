import { Effect } from "effect"
import { suggestedKeyColumns } from "./keyColumns.ts"
import { type SuppressionFile, SuppressionLists } from "./SuppressionLists.ts"

/** Uploads a file and suggests which of its columns say whom to leave out. spec: order-builder §7 (ExcelUploader, GetRecord) */
export const uploadSuppressionFile = Effect.fn("uploadSuppressionFile")(function* (file: SuppressionFile) {
  const lists = yield* SuppressionLists
  const uploaded = yield* lists.upload(file)
  return { uploaded, suggested: suggestedKeyColumns(uploaded.columns) }
})
