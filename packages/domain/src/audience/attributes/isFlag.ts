import { FLAG } from "../../definition/Audience.ts"
import type { DemoColumn } from "./DemoColumn.ts"

/** Whether a column is a flag: it says yes of some records, and nothing of the others. */
export const isFlag = ({ values }: Pick<DemoColumn, "values">): boolean =>
  values.length === 1 && values[0]?.value === FLAG
