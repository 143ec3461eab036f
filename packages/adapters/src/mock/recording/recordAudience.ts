import { Schema } from "effect"
import { dataOf } from "../dataOf.ts"
import { LIST_TYPE } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"

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
  for (const Keyword of ["golf", "pet", "kids", "refinance", "ivestment", "xylophone", "go"]) {
    await ask("DemoAutoSuggestion", { title: Keyword, query: { Keyword, ListType: String(LIST_TYPE) } })
  }
  for (const text of [
    "golf",
    "pet",
    "pets",
    "dog",
    "dogs",
    "kids",
    "refinance",
    "cruise",
    "ivestment",
    "xylophone",
  ]) {
    await ask("findAttributes", { title: text, query: { text, listType: String(LIST_TYPE), most: "6" } })
  }
  await ask("findAttributes", { title: "of no source", query: { text: "golf", listType: "11" } })
  await ask("GetDemoAttribute", {
    title: "no such column",
    body: { columnName: "SHOESIZE", listtype: LIST_TYPE },
  })
}
