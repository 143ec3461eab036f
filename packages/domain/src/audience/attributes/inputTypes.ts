import { codes } from "../../shared/Codes.ts"
import type { InputType } from "./Attribute.ts"

/**
 * The wire codes of input types. They're separate from `INPUT_TYPES` so that code that decodes a column doesn't load
 * the code that validates and displays it [ob5-input-types].
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
