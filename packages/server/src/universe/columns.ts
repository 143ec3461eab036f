import type { DemoColumn } from "@listwright/domain"
import { consumerColumns } from "./catalogue/consumerColumns.ts"

/** The list type of the demo universe. */
export const CONSUMER = 10

/** The attributes that an audience of a source may be defined by, with their values; none for a source without data. */
export const demoColumns = (listType: number): ReadonlyArray<DemoColumn> =>
  listType === CONSUMER ? consumerColumns.map(({ column }) => column) : []
