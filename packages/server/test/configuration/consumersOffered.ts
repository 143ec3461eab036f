import { ALL_COLUMNS, offersColumn } from "@listwright/domain/catalog"
import { consumerColumns } from "../../../engine/src/catalog/consumerColumns.ts"
import { example } from "./example.ts"

const offered = example.content.source(10) ?? ALL_COLUMNS

/** The attributes of the demo's consumers that source 10 of the example offers. */
export const consumersOffered = consumerColumns
  .map(({ column }) => column)
  .filter(({ column }) => offersColumn(offered, column))
