import type { DemoColumn } from "@listwright/domain/audience"
import { Option, Schema } from "effect"
import { WireDemoAttribute } from "../../contract/legacy/audience/WireDemoColumn.ts"
import { demoAttributeOf } from "../../http/audience/demoColumnOf.ts"
import type { Recordings } from "../Recordings.ts"

const decode = Schema.decodeUnknownOption(
  Schema.Struct({ d: Schema.Struct({ DataSource: WireDemoAttribute }) }),
)

/** The columns that were recorded with their values, each once. */
export const mockColumns = (recordings: Recordings): ReadonlyArray<DemoColumn> => {
  const columns = recordings
    .exchanges("GetDemoAttribute")
    .flatMap(({ response }) => Option.toArray(decode(response.body)))
    .map(({ d }) => demoAttributeOf(d.DataSource))
  return [...new Map(columns.map((column) => [column.column, column])).values()]
}
