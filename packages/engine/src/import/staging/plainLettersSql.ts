import { LETTER_REPLACEMENTS } from "@listwright/domain/shared"
import { sqlText } from "../../writing/sqlText.ts"

const single = LETTER_REPLACEMENTS.filter(([, plain]) => plain.length === 1)

/**
 * Returns SQL equivalent to the domain's `toPlainLetters`, except for ligatures and wide letters, which no address
 * contains.
 */
export const plainLettersSql = (value: string): string => {
  const translated = `translate(upper(strip_accents(${value})), ${sqlText(single.map(([letter]) => letter).join(""))}, ${sqlText(single.map(([, plain]) => plain).join(""))})`
  const folded = LETTER_REPLACEMENTS.filter(([, plain]) => plain.length > 1).reduce(
    (sql, [letter, plain]) => `replace(${sql}, ${sqlText(letter)}, ${sqlText(plain)})`,
    `replace(${translated}, 'ß', 'SS')`,
  )
  // Most addresses have no other letters and only need capitals.
  return `CASE WHEN strlen(${value}) = length(${value}) THEN upper(${value}) ELSE ${folded} END`
}
