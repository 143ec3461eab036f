import { FLAG } from "../../definition/Audience.ts"
import type { DemoColumn } from "./DemoColumn.ts"

/** Tells whether a column is a flag: it says yes for some records, and nothing for the others. */
export const isFlag = ({ values }: Pick<DemoColumn, "values">): boolean =>
  values.length === 1 && values[0]?.value === FLAG
