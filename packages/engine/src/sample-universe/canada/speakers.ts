import type { Place } from "../../format/layout/Place.ts"

/**
 * The approximate share of French-speaking households by the first characters of their postal codes, where it differs
 * from the rest of the country.
 */
const FRENCH = new Map([
  ["G", 0.93],
  ["H", 0.62],
  ["H9", 0.32],
  ["J", 0.84],
  ["E", 0.2],
  ["E1", 0.38],
  ["E8", 0.72],
  ["K", 0.07],
  ["K1", 0.19],
  ["K0", 0.12],
  ["P", 0.15],
  ["P5", 0.4],
  ["R2", 0.07],
])
const ELSEWHERE = 0.015

/** Returns the share of French-speaking households in a place. */
export const frenchShare = ({ zip }: Pick<Place, "zip">): number =>
  FRENCH.get(zip.slice(0, 2)) ?? FRENCH.get(zip.slice(0, 1)) ?? ELSEWHERE

/** Returns whether the streets of a place have French names. */
export const hasFrenchStreets = ({ state }: Pick<Place, "state">): boolean => state === "QC"
