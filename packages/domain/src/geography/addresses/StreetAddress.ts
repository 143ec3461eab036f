import {
  normalizeAddress,
  STREET_DIRECTIONALS,
  STREET_SUFFIXES,
  UNIT_DESIGNATORS,
} from "../../shared/normalizeAddress.ts"

/** A house and street without the unit, used to look up an address. */
export interface StreetAddress {
  /** The house number, above 0; null if only the street is given. */
  readonly number: number | null
  /** The house number as written: '1600', '12A', '34-12', '318 1/2'; '' if there isn't one. */
  readonly numberText: string
  /** The street as a `streetKey`: 'MAIN ST|N'. */
  readonly street: string
}

/** The numbered streets whose names may be written as a word or a number. */
const ORDINALS: Readonly<Record<string, string>> = {
  FIRST: "1ST",
  SECOND: "2ND",
  THIRD: "3RD",
  FOURTH: "4TH",
  FIFTH: "5TH",
  SIXTH: "6TH",
  SEVENTH: "7TH",
  EIGHTH: "8TH",
  NINTH: "9TH",
  TENTH: "10TH",
  ELEVENTH: "11TH",
  TWELFTH: "12TH",
}

/** Returns the numbered streets whose word starts with this text: '1ST' for 'FIR'. */
export const ordinalsWithPrefix = (beginning: string): ReadonlyArray<string> =>
  Object.entries(ORDINALS).flatMap(([word, number]) => (word.startsWith(beginning) ? [number] : []))

/** Matches a hyphenated house number. Queens and Hawaii number houses by block and place: '34-12' is house 3412. */
const HYPHENATED = /^\s*(\d{1,4})-(\d{1,4})(?=[\s,]|\p{No})/u
const HOUSE = /^\d{1,7}[A-Z]?$/
/**
 * Matches a fraction after a house number, including superscript digits. On the map, a house with a fraction is at the
 * house with the whole number.
 */
const FRACTION = /^(?:\d+\/\d+|\p{No})$/u
/** Matches mail that isn't addressed to a house: a post office box, or a box on a rural or highway contract route. */
const BOXED = /^(?:PO BOX|RR|HC|GENERAL DELIVERY)\b/

const SIDE = "|"

/**
 * Returns a key for comparing streets, given words in normal form. A direction before the name moves to the end, so
 * streets with the same name sort together: 'N MAIN ST' becomes 'MAIN ST|N'. Ordinal words become numbers: 'FIFTH AVE'
 * becomes '5TH AVE'.
 */
export const streetKey = (words: ReadonlyArray<string>): string => {
  const named = words.map((word) => ORDINALS[word] ?? word)
  const [first = "", ...rest] = named
  // 'N ST' is the street N.
  const isSide =
    STREET_DIRECTIONALS.has(first) &&
    rest.some((word) => !STREET_SUFFIXES.has(word) && !STREET_DIRECTIONALS.has(word))
  return isSide ? `${rest.join(" ")}${SIDE}${first}` : named.join(" ")
}

/** The parts of a street key. */
export interface StreetParts {
  /** The name alone: 'MAIN'. */
  readonly name: string
  /** The suffix, such as 'ST'; '' if it's missing. */
  readonly suffix: string
  /** The direction before or after the name, such as 'N'; '' if it's missing. */
  readonly side: string
}

/** Splits a street key into its name, suffix, and direction. */
export const streetParts = (key: string): StreetParts => {
  const [words = "", before = ""] = key.split(SIDE)
  const rest = words.split(" ")
  const last = rest.at(-1) ?? ""
  const side = before === "" && rest.length > 1 && STREET_DIRECTIONALS.has(last) ? (rest.pop() ?? "") : before
  const suffix = rest.length > 1 && STREET_SUFFIXES.has(rest.at(-1) ?? "") ? (rest.pop() ?? "") : ""
  return { name: rest.join(" "), suffix, side }
}

/** Returns whether `asked` may refer to `known`: `asked` may omit the suffix, and either may omit the direction. */
export const matchesStreet = (asked: StreetParts, known: StreetParts): boolean =>
  asked.name === known.name &&
  (asked.suffix === known.suffix || asked.suffix === "") &&
  (asked.side === known.side || asked.side === "" || known.side === "")

const titled = (word: string): string =>
  STREET_DIRECTIONALS.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()

/** Formats a street key for display: 'N Main St' for 'MAIN ST|N'. */
export const streetName = (key: string): string => {
  const [words = "", side = ""] = key.split(SIDE)
  return [...(side === "" ? [] : [side]), ...words.split(" ").map(titled)].join(" ")
}

/**
 * Parses the house and street in an address line without its city and ZIP Code. Ignores units, floors, and buildings:
 * '12 North Main Street, Apt 5' is house 12 of 'MAIN ST|N'. Returns null if the line doesn't name a street (for
 * example, if it's empty or a post office box).
 */
export const parseStreetAddress = (line: string): StreetAddress | null => {
  const hyphenated = HYPHENATED.exec(line)
  const tokens = normalizeAddress(line.replace(HYPHENATED, "$1$2"))
  if (tokens === "" || BOXED.test(tokens)) return null
  const words = tokens.split(" ")
  const [first = ""] = words
  const isHouse = HOUSE.test(first) && words.length > 1 && Number.parseInt(first, 10) > 0
  const fraction = isHouse && FRACTION.test(words[1] ?? "") ? (words[1] ?? "") : ""
  const named = isHouse ? words.slice(fraction === "" ? 1 : 2) : words
  const unit = named.findIndex((word, at) => at > 0 && UNIT_DESIGNATORS.has(word))
  const street = streetKey(unit === -1 ? named : named.slice(0, unit))
  if (!/[A-Z]/.test(street) && !isHouse) return null
  const written = hyphenated === null ? first : `${hyphenated[1]}-${hyphenated[2]}`
  return {
    number: isHouse ? Number.parseInt(first, 10) : null,
    numberText: isHouse ? [written, fraction].filter((part) => part !== "").join(" ") : "",
    street,
  }
}
