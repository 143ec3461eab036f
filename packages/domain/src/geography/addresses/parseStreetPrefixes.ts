import {
  addressWordsWithPrefix,
  normalizeAddress,
  STREET_DIRECTIONALS,
} from "../../shared/normalizeAddress.ts"
import { splitAtFractions } from "../../shared/fractions.ts"
import { toPlainTokens } from "../../shared/toPlainTokens.ts"
import { ordinalsWithPrefix, streetKey } from "./StreetAddress.ts"

/** The possible beginnings of a street's key while its name is being typed. */
export interface StreetPrefixes {
  /**
   * Possible beginnings of the key: 'MAIN' for 'main'; 'MAIN ST' and 'MAIN STA' for 'main sta'; 'RIDGE' and 'RDG ' for
   * 'ridge'. Empty until the user has typed part of a name.
   */
  readonly beginnings: ReadonlyArray<string>
  /** The direction before the name, such as 'N'; '' if it's missing. */
  readonly side: string
}

/**
 * Returns the short forms of words that start with this text, except short forms that start with it themselves: 'RDG'
 * for 'RID', '1ST' for 'FIR'.
 */
const shortForms = (beginning: string): ReadonlyArray<string> =>
  [...addressWordsWithPrefix(beginning), ...ordinalsWithPrefix(beginning)].filter(
    (word) => !word.startsWith(beginning),
  )

/** The maximum number of interpretations. */
const MAX = 6

/**
 * Parses a partially typed street. Words before the last one are complete ('North' is 'N', 'Fifth' is '5TH'); the last
 * word may be the start of a name or of a suffix in any spelling ('main stree' is 'MAIN ST').
 */
export const parseStreetPrefixes = (typed: string): StreetPrefixes => {
  // Words are put into one form below: a fraction stays the word that it is in the key of a street.
  const tokens = splitAtFractions(typed.replaceAll(/['’`]/g, "")).flatMap((part, at) =>
    at % 2 === 1 ? [part] : toPlainTokens(part),
  )
  const last = tokens.at(-1)
  if (last === undefined) return { beginnings: [], side: "" }
  const whole = normalizeAddress(tokens.slice(0, -1).join(" "))
    .split(" ")
    .filter((word) => word !== "")
  const [first = ""] = whole
  const side = STREET_DIRECTIONALS.has(first) ? first : ""
  const before = side === "" ? whole : whole.slice(1)
  const beginnings =
    before.length > 0
      ? [last, ...addressWordsWithPrefix(last)].map((word) => streetKey([...before, word]))
      : [
          last,
          // Whole words: the key of Ridge Avenue is 'RDG AVE', and 'ridge' is not 'RDGWAY'.
          ...shortForms(last).map((word) => `${word} `),
          // 'north st' may be North Street.
          ...(side === "" ? [] : [last, ...shortForms(last)].map((word) => `${side} ${word}`)),
        ]
  return { beginnings: [...new Set(beginnings)].slice(0, MAX), side }
}
