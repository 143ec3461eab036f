import { Effect, type Result } from "effect"
import type { AccountId } from "../account/AccountId.ts"
import {
  checkKeyColumns,
  checkPersonKeyColumn,
  type KeyColumns,
  type KeyColumnMapping,
  type KeyColumnsRefusal,
  type PersonKeyColumn,
  suggestedKeyColumns,
} from "./keyColumns.ts"
import { type SuppressionFile, SuppressionLists, type UploadedSuppressionFile } from "./SuppressionLists.ts"
import { suppressionUploadedNotice } from "./Notices.ts"

/**
 * Loads an uploaded file using the chosen columns, notifies the site of the number of rows, and returns the outcome for
 * the rows with the notice for the buyer. `accountId` is the account whose lists may suppress the people in the file;
 * it defaults to the user's own.
 */
export const processSuppressionFile = Effect.fn("processSuppressionFile")(function* (
  listType: number,
  file: UploadedSuppressionFile,
  chosen: KeyColumnMapping | PersonKeyColumn,
  accountId?: AccountId,
) {
  const checked: Result.Result<KeyColumns | PersonKeyColumn, KeyColumnsRefusal> =
    "personKey" in chosen ? checkPersonKeyColumn(chosen, file.columns) : checkKeyColumns(chosen, file.columns)
  const keys = yield* Effect.fromResult(checked)
  const lists = yield* SuppressionLists
  const report = yield* lists.process(file.targetFile, listType, keys, accountId)
  yield* lists.notifyUpload(report.rows)
  return { report, notice: suppressionUploadedNotice }
})

/** Uploads a file and suggests which of its columns identify people. */
export const uploadSuppressionFile = Effect.fn("uploadSuppressionFile")(function* (file: SuppressionFile) {
  const lists = yield* SuppressionLists
  const uploaded = yield* lists.upload(file)
  return { uploaded, suggested: suggestedKeyColumns(uploaded.columns) }
})
