import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { WireSuppressionReport } from "../../contract/legacy/suppression/SuppressionGroup.ts"
import { dataOf } from "../dataOf.ts"
import { LIST_TYPE } from "./demo.ts"
import { paging } from "./paging.ts"
import type { RecordedOrder } from "./RecordedOrder.ts"
import type { Recorder } from "./Recorder.ts"
import { recordSavedCounts } from "./recordSavedCounts.ts"
import type { StableName } from "./stableNames.ts"
import { suppressionFile } from "./suppressionFile.ts"

const KEY_COLUMNS = { Address: "Address", Zip: "ZIP Code", FirstName: "First Name", LastName: "Last Name" }

/**
 * Records the suppression lists and the saved lists, and deletes what it saved. Everything is named after this
 * recording and searched by that name, so that other work on the same server does not show. Returns what to rename.
 */
export const recordSuppressions = async (
  recorder: Recorder,
  order: RecordedOrder,
): Promise<ReadonlyArray<StableName>> => {
  const mark = randomUUID()
  const ofFiles = await recordFile(recorder, order, mark)
  const ofCounts = await recordSavedCounts(recorder, order, mark)
  return [...ofFiles, ...ofCounts, [` ${mark}`, ""]]
}

const recordFile = async (
  recorder: Recorder,
  { accountId, list, orderCode }: RecordedOrder,
  mark: string,
): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const name = `customers ${mark}`
  const file = { name: `${name}.csv`, text: suppressionFile(list) }
  const uploaded = await ask("ExcelUploader", { title: "a file", file })
  await ask("ExcelUploader", { title: "an empty file", file: { ...file, text: "" } })
  const { TargetFile } = dataOf(Schema.Struct({ TargetFile: Schema.String }), uploaded)
  await ask("GetRecord", { title: "the columns and first rows", body: { filePath: TargetFile, type: 1 } })
  await ask("GetRecord", { title: "somebody else's file", body: { filePath: "none", type: 1 } })
  const ofAddresses = await recordAddressFile(recorder, mark)
  const process = (title: string, KeyColumns: Schema.Json) =>
    ask("ProcessCustomSuppressionFile", {
      title,
      body: { file: TargetFile, listType: LIST_TYPE, KeyColumns },
    })
  const report = dataOf(WireSuppressionReport, await process("loaded", KEY_COLUMNS))
  await process("a column that the file has not", { ...KEY_COLUMNS, Address: "Road" })
  await ask("SuppressionUploadNotifier", { title: "notified", body: { Quantity: report.Rows } })
  const listed = { accountId, listType: LIST_TYPE, pagingOptions: paging(12) }
  await ask("GetCustomSuppressions", {
    title: "uploaded files",
    body: { ...listed, orderName: name, orderNumber: "" },
  })
  await ask("GetSuppressionList", {
    title: "prior orders",
    body: { ...listed, orderName: "", orderNumber: orderCode },
  })
  return [
    [TargetFile, "01990000-0000-4000-8000-00000000f101"],
    [report.SuppressionValue, "01990000-0000-4000-8000-00000000f201"],
    ...ofAddresses,
  ]
}

const ADDRESSES = `Store,Address,City,State,ZIP,Distance in miles
S1,2000 N Clark St,Chicago,IL,60614,2
S2,,Chicago,IL,60615,2
S3,1 Nowhere Lane,Nowhere,IL,00000,5
`
const ADDRESS_COLUMNS = {
  Keycode: "Store",
  Address: "Address",
  City: "City",
  State: "State",
  Zip: "ZIP",
  Distance: "Distance in miles",
}

const KeptFile = Schema.Struct({ LocationFile: Schema.Struct({ Hash: Schema.String }) })

/** Records a file of addresses: one that is found, two that are not. */
const recordAddressFile = async (recorder: Recorder, mark: string): Promise<ReadonlyArray<StableName>> => {
  const file = { name: `stores ${mark}.csv`, text: ADDRESSES }
  const uploaded = await recorder.ask("ExcelUploader", { title: "a file of addresses", file })
  const { TargetFile } = dataOf(Schema.Struct({ TargetFile: Schema.String }), uploaded)
  const locate = (title: string, body: Readonly<Record<string, Schema.Json>>) =>
    recorder.ask("GetAddressByFile2", { title, body: { FilePath: TargetFile, type: 1, ...body } })
  await recorder.ask("GetRecord", {
    title: "the columns of addresses",
    body: { filePath: TargetFile, type: 2 },
  })
  const { LocationFile } = dataOf(KeptFile, await locate("the addresses", { Columns: ADDRESS_COLUMNS }))
  await recorder.ask("locations", { title: "of the addresses", params: { file: LocationFile.Hash } })
  await recorder.ask("locations", { title: "no such file", params: { file: "0".repeat(64) } })
  await locate("a column is missing", { Columns: { ...ADDRESS_COLUMNS, Keycode: null } })
  await locate("somebody else's file", { FilePath: "none" })
  return [[TargetFile, "01990000-0000-4000-8000-00000000f102"]]
}
