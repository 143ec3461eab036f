import { PHONE } from "../../format/rows/rowColumns.ts"
import type { Rows } from "../../format/rows/Rows.ts"
import type { Random } from "../random/Random.ts"
import type { KeyHalves } from "../random/personKey.ts"
import { drawExchange, drawHomePhone } from "./phones.ts"

/** The data that all people in a household share. */
export interface HouseholdCells {
  /** The household's position in its ZIP Code, from 0. */
  readonly household: number
  readonly score: number
  readonly areaCode: number
  /** The number to add to a row's position in the chunk to get its ROW_ID. */
  readonly before: number
}

/** A person in a household: the name positions, the key, and whether a phone is known. */
export interface IndividualCells {
  readonly firstName: number
  readonly lastName: number
  readonly key: KeyHalves
  readonly hasPhone: boolean
}

/** Returns a function that writes the identity of a row's person and draws the phone. */
export const personCells = (rows: Rows) => {
  const [rowIds, households, scores] = [
    rows.column("ROW_ID"),
    rows.column("HOUSEHOLD"),
    rows.column("DELIVERY_SCORE"),
  ]
  const [phones, prefixes, lines] = [
    rows.column("PHONE"),
    rows.column("PHONE_PREFIX"),
    rows.column("PHONE_LINE"),
  ]
  const [highs, lows] = [rows.column("KEY_HIGH"), rows.column("KEY_LOW")]
  const [firstNames, lastNames] = [rows.column("FIRST_AT"), rows.column("LAST_AT")]
  return (random: Random, row: number, own: IndividualCells, shared: HouseholdCells): void => {
    rowIds[row] = shared.before + row
    households[row] = shared.household
    scores[row] = shared.score
    phones[row] = own.hasPhone ? drawHomePhone(random) : PHONE.none
    prefixes[row] = own.hasPhone ? shared.areaCode * 1_000 + drawExchange(random) : 0
    lines[row] = own.hasPhone ? random.below(10_000) : 0
    highs[row] = own.key.high
    lows[row] = own.key.low
    firstNames[row] = own.firstName
    lastNames[row] = own.lastName
  }
}
