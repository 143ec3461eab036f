import { Schema } from "effect"
import { dataOf } from "../dataOf.ts"
import { LIST_TYPE } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"

/** Sells businesses. */
const BUSINESS = 170

/** Records all attributes, each with its values. */
export const recordAudience = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const listed = await ask("GetDemoAttributesList", { title: "all", body: { listtype: LIST_TYPE } })
  await ask("attributes", { title: "all", query: { listType: String(LIST_TYPE) } })
  const columns = dataOf(Schema.Array(Schema.Struct({ ColumnName: Schema.String })), listed)
  for (const { ColumnName } of columns) {
    await ask("GetDemoAttribute", {
      title: ColumnName,
      body: { columnName: ColumnName, listtype: LIST_TYPE },
    })
  }
  const listType = BUSINESS
  await ask("GetChildrenBySICCode", { title: "the divisions", body: { id: "", listType } })
  await ask("GetChildrenBySICCode", { title: "retail trade", body: { id: "G", listType } })
  await ask("GetChildrenBySICCode", { title: "eating and drinking", body: { id: "58", listType } })
  await ask("GetChildrenBySICCode", { title: "no such industry", body: { id: "99999", listType } })
  await ask("GetChildrenBySICCode", {
    title: "a source without business types",
    body: { id: "", listType: LIST_TYPE },
  })
  await ask("SearchSICByKeyword", { title: "by a word", body: { keyword: "bakeries", listType } })
  await ask("SearchSICByKeyword", { title: "by a code", body: { keyword: "5812", listType } })
  await ask("SearchSICByKeyword", { title: "found nowhere", body: { keyword: "zzz", listType } })
  await ask("GetDemoAttribute", {
    title: "no such column",
    body: { columnName: "SHOESIZE", listtype: LIST_TYPE },
  })
}
