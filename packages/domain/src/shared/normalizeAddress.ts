import { canContainFraction, splitAtFractions } from "./fractions.ts"
import { toPlainTokens } from "./toPlainTokens.ts"

/** The spellings of each street suffix, by its Postal Service abbreviation. */
const SUFFIXES: Readonly<Record<string, ReadonlyArray<string>>> = {
  ALY: ["ALLEY", "ALLY"],
  AVE: ["AVENUE", "AV", "AVEN", "AVN"],
  BLVD: ["BOULEVARD", "BOUL", "BLVRD"],
  BND: ["BEND"],
  CIR: ["CIRCLE", "CIRC", "CRCL"],
  CT: ["COURT", "CRT"],
  CV: ["COVE"],
  CRES: ["CRESCENT", "CRSNT"],
  XING: ["CROSSING", "CRSSNG"],
  DR: ["DRIVE", "DRV", "DRIV"],
  EXPY: ["EXPRESSWAY", "EXPWY"],
  EXT: ["EXTENSION"],
  FWY: ["FREEWAY", "FRWY"],
  HTS: ["HEIGHTS"],
  HWY: ["HIGHWAY", "HIWAY", "HWAY"],
  HL: ["HILL"],
  HOLW: ["HOLLOW"],
  LN: ["LANE"],
  LNDG: ["LANDING"],
  LOOP: ["LOOPS"],
  MNR: ["MANOR"],
  MDWS: ["MEADOWS"],
  PARK: ["PRK"],
  PKWY: ["PARKWAY", "PARKWY", "PKY", "PKWAY"],
  PASS: ["PASSAGE", "PSGE"],
  PIKE: ["PIKES"],
  PL: ["PLACE"],
  PLZ: ["PLAZA", "PLZA"],
  PT: ["POINT"],
  RDG: ["RIDGE"],
  RD: ["ROAD"],
  RTE: ["ROUTE"],
  SQ: ["SQUARE", "SQR"],
  STA: ["STATION"],
  ST: ["STREET", "STR", "STRT"],
  TER: ["TERRACE", "TERR"],
  TRCE: ["TRACE"],
  TRL: ["TRAIL", "TR"],
  TPKE: ["TURNPIKE", "TRNPK"],
  VLY: ["VALLEY"],
  VW: ["VIEW"],
  WALK: ["WALKS"],
  WAY: ["WY"],
}

/** The spellings of each directional, by its abbreviation. */
const DIRECTIONALS: Readonly<Record<string, ReadonlyArray<string>>> = {
  N: ["NORTH"],
  E: ["EAST"],
  S: ["SOUTH"],
  W: ["WEST"],
  NE: ["NORTHEAST"],
  NW: ["NORTHWEST"],
  SE: ["SOUTHEAST"],
  SW: ["SOUTHWEST"],
}

/** The spellings of each word that precedes an apartment, building or floor number. */
const UNITS: Readonly<Record<string, ReadonlyArray<string>>> = {
  // All designators of a unit are one: '5', 'Apt 5' and 'Unit 5' of one house are one door.
  UNIT: ["APT", "APARTMENT", "APTMT", "STE", "SUITE", "RM", "ROOM", "NUMBER"],
  BLDG: ["BUILDING"],
  FL: ["FLOOR", "FLR"],
  LOT: ["LOTS"],
  TRLR: ["TRAILER"],
}

const WORDS: ReadonlyArray<readonly [word: string, others: ReadonlyArray<string>]> = [
  ...Object.entries(SUFFIXES),
  ...Object.entries(DIRECTIONALS),
  ...Object.entries(UNITS),
  ["RR", ["RFD"]],
]

/** The street suffixes in normalized form: 'ST', 'AVE'. */
export const STREET_SUFFIXES: ReadonlySet<string> = new Set(Object.keys(SUFFIXES))
/** The street directionals: 'N', 'SW'. */
export const STREET_DIRECTIONALS: ReadonlySet<string> = new Set(Object.keys(DIRECTIONALS))
/** The words that precede an apartment, building or floor number: 'UNIT', 'FL'. */
export const UNIT_DESIGNATORS: ReadonlySet<string> = new Set(Object.keys(UNITS))

/** Returns the normalized address words that start with a prefix: 'AVE' for 'AVEN', 'ST' and 'STA' for 'ST'. */
export const addressWordsWithPrefix = (beginning: string): ReadonlyArray<string> =>
  WORDS.flatMap(([word, others]) =>
    word.startsWith(beginning) || others.some((other) => other.startsWith(beginning)) ? [word] : [],
  )

const WRITTEN: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap(([word, others]) => others.map((other) => [other, word] as const)),
)

/** The spellings of a post office box at the start of an address. */
const BOX = /^(?:P O BOX|PO BOX|POBOX|POB|P O B|POST OFFICE BOX|P O DRAWER|PO DRAWER|BOX) (?=\d)/

const UNIT = "UNIT"

/**
 * Returns whether a token means anything: the '#' in 'Apt # 5' repeats the designator, and a designator at the end is
 * meaningless.
 */
const isSaid = (token: string, at: number, tokens: ReadonlyArray<string>): boolean =>
  token !== UNIT || (tokens[at + 1] !== UNIT && at < tokens.length - 1)

const oneForm = (tokens: ReadonlyArray<string>): string =>
  tokens
    .join(" ")
    .replace(BOX, "PO BOX ")
    .split(" ")
    .map((token) => WRITTEN.get(token) ?? token)
    .filter(isSaid)
    .join(" ")

const readable = (written: string): string => written.replaceAll(/['’`]/g, "").replaceAll("#", ` ${UNIT} `)

/**
 * Normalizes a street address for comparison: uppercase, without accents or punctuation; each street suffix,
 * directional, and unit designator in one form ('12 North Main Street, Apartment 5' and '12 N. MAIN ST #5' become '12 N
 * MAIN ST UNIT 5'); boxes as 'PO BOX 12'; fractions ('318½' and '318-1/2' become '318 1/2') and superscript digits as
 * separate words. Other digits keep their order. Returns '' if there are no letters or digits. Idempotent.
 */
export const normalizeAddress = (written: string): string => {
  const text = readable(written)
  return oneForm(
    canContainFraction(text)
      ? splitAtFractions(text).flatMap((part, at) => (at % 2 === 1 ? [part] : toPlainTokens(part)))
      : toPlainTokens(text),
  )
}

/**
 * Normalizes an address the old way, before fractions were separate words: drops fraction characters, and turns '1/2'
 * into two numbers. Sealed entries still use this form.
 */
export const normalizeAddressLegacy = (written: string): string => oneForm(toPlainTokens(readable(written)))

/**
 * Returns whether an address is certain to have the same old and new normalized forms. Returns false for some addresses
 * whose forms are identical, such as those with a slash that isn't part of a fraction.
 */
export const hasSingleNormalForm = (written: string): boolean => !canContainFraction(written)

/**
 * The maximum number of fractions in an address that are spelled independently of each other; if there are more, all
 * are treated alike, as digits or as characters.
 */
const MAX_FRACTIONS = 3

/**
 * Returns the digits, in order, of each possible spelling of a normalized address: '318' and '31812' for '318 1/2',
 * which is sometimes written with a fraction character. A record with that address matches one of them.
 */
export const spellingDigits = (normal: string): ReadonlyArray<string> => {
  const words = normal.split(" ")
  const fractions = words.flatMap((word, at) => (word.includes("/") ? [at] : []))
  const choices = fractions.length > MAX_FRACTIONS ? [fractions] : fractions.map((at) => [at])
  const leftOut = choices.reduce<ReadonlyArray<ReadonlyArray<number>>>(
    (sets, choice) => [...sets, ...sets.map((set) => [...set, ...choice])],
    [[]],
  )
  return leftOut.map((signs) =>
    words
      .filter((_, at) => !signs.includes(at))
      .join("")
      .replaceAll(/[^0-9]/g, ""),
  )
}
