import { mayHoldFraction, partsAroundFractions } from "./fractions.ts"
import { plainTokens } from "./plainTokens.ts"

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

/** The spellings of each word before the number of an apartment, a building or a floor. */
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

/** The street suffixes, in one form each: 'ST', 'AVE'. */
export const STREET_SUFFIXES: ReadonlySet<string> = new Set(Object.keys(SUFFIXES))
/** The directionals of streets: 'N', 'SW'. */
export const STREET_DIRECTIONALS: ReadonlySet<string> = new Set(Object.keys(DIRECTIONALS))
/** The words before the number of an apartment, a building or a floor: 'UNIT', 'FL'. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(Object.keys(UNITS))

/** Returns the address words that a prefix may become, in one form each: 'AVE' for 'AVEN', 'ST' and 'STA' for 'ST'. */
export const addressWordsFrom = (beginning: string): ReadonlyArray<string> =>
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
 * Tells whether a token carries information: '# 5' after 'Apt' repeats the designator, and a designator at the end is
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
 * Normalizes a street address for comparison: capitals without accents and punctuation; street suffixes, directionals
 * and unit designators in one form each ('12 North Main Street, Apartment 5' and '12 N. MAIN ST #5' become '12 N MAIN
 * ST UNIT 5'); boxes as 'PO BOX 12'; fractions as separate words ('318½' and '318-1/2' become '318 1/2'), and likewise
 * raised digits. Other digits keep their order. Returns '' if it contains no letter and no digit. Idempotent.
 */
export const normalAddress = (written: string): string => {
  const text = readable(written)
  return oneForm(
    mayHoldFraction(text)
      ? partsAroundFractions(text).flatMap((part, at) => (at % 2 === 1 ? [part] : plainTokens(part)))
      : plainTokens(text),
  )
}

/**
 * Normalizes an address in the old way, before fractions were separate words: fraction characters were dropped, and
 * '1/2' became two numbers. Sealed entries still use it.
 */
export const normalAddressBefore = (written: string): string => oneForm(plainTokens(readable(written)))

/**
 * Tells whether both forms of an address are sure to be the same. Returns false for some addresses whose forms are
 * the same, such as those with a slash that isn't part of a fraction.
 */
export const isAddressOfOneForm = (written: string): boolean => !mayHoldFraction(written)

/**
 * The maximum number of fractions in an address; with more, all of them are treated alike, as digits or as characters.
 */
const MAX_FRACTIONS = 3

/**
 * Returns the digits, in order, of the possible spellings of a normalized address: '318' and '31812' for '318 1/2',
 * because some write the fraction as a character. A record with that address matches one of them.
 */
export const digitsOfSpellings = (normal: string): ReadonlyArray<string> => {
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
