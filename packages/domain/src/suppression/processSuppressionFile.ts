import { Effect, type Result } from "effect"
import {
  checkKeyColumns,
  type KeyColumns,
  type KeyColumnsChosen,
  type KeyColumnsRefused,
} from "./keyColumns.ts"
import { suppressionUploaded } from "./Notices.ts"
import { checkPersonKeyColumn, type PersonKeyColumn } from "./personKeyColumn.ts"
import { SuppressionLists, type UploadedSuppressionFile } from "./SuppressionLists.ts"

/**
 * Has an uploaded file loaded by the chosen columns, tells the site how many rows that are, and answers what became of
 * them, with the notice for the buyer. spec: order-builder §5 (Upload success text), §7 (ProcessCustomSuppressionFile, SuppressionUploadNotifier)
 */
export const processSuppressionFile = Effect.fn("processSuppressionFile")(function* (
  listType: number,
  file: UploadedSuppressionFile,
  chosen: KeyColumnsChosen | PersonKeyColumn,
) {
  const checked: Result.Result<KeyColumns | PersonKeyColumn, KeyColumnsRefused> =
    "personKey" in chosen ? checkPersonKeyColumn(chosen, file.columns) : checkKeyColumns(chosen, file.columns)
  const keys = yield* Effect.fromResult(checked)
  const lists = yield* SuppressionLists
  const report = yield* lists.process(file.targetFile, listType, keys)
  yield* lists.notifyUpload(report.rows)
  return { report, notice: suppressionUploaded }
})
