import { FLAG_VALUE } from "../../definition/Audience.ts"
import type { Attribute } from "./Attribute.ts"

/** Returns whether a column is a flag: it has a value for some records and no value for the others. */
export const isFlag = ({ values }: Pick<Attribute, "values">): boolean =>
  values.length === 1 && values[0]?.value === FLAG_VALUE
