import { codes } from "../../shared/Codes.ts"
import type { InputType } from "./DemoColumn.ts"

/**
 * The codes of the wire, apart from `INPUT_TYPES`: code that decodes a column need not load what checks and shows it
 * [ob5-input-types].
 */
export const inputTypes = codes<InputType>({
  list: 0,
  date: 1,
  number: 2,
  monthYear: 3,
  year: 4,
  month: 5,
  sic: 6,
  string: 7,
  radio: 8,
  single: 9,
})
