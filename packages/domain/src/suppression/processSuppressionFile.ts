import { Effect } from "effect"
import { checkKeyColumns, type KeyColumnsChosen } from "./keyColumns.ts"
import { suppressionUploaded } from "./Notices.ts"
import { SuppressionLists, type UploadedSuppressionFile } from "./SuppressionLists.ts"

/**
 * Has an uploaded file loaded by the chosen columns, tells the site how many rows that are, and answers with the notice
 * for the buyer. spec: order-builder §5 (Upload success text), §7 (ProcessCustomSuppressionFile, SuppressionUploadNotifier)
 */
export const processSuppressionFile = Effect.fn("processSuppressionFile")(function* (
  listType: number,
  file: UploadedSuppressionFile,
  chosen: KeyColumnsChosen,
) {
  const keys = yield* Effect.fromResult(checkKeyColumns(chosen, file.columns))
  const lists = yield* SuppressionLists
  const quantity = yield* lists.process(file.targetFile, listType, keys)
  yield* lists.notifyUpload(quantity)
  return { quantity, notice: suppressionUploaded }
})
