import { editDistance } from "./editDistance.ts"

/** The number of typos tolerated in a short name; a longer name may have typos in a third of its letters. */
const MIN_SLIPS = 2

/** Finds the name most likely intended by a misspelled one, ignoring case; null if every name is too different. */
export const findClosestName = (written: string, names: ReadonlyArray<string>): string | null => {
  const meant = written.toLowerCase()
  const [nearest] = names
    .map((name) => ({ name, away: editDistance(meant, name.toLowerCase()) }))
    .filter(({ away, name }) => away <= Math.max(MIN_SLIPS, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.away - other.away)
  return nearest?.name ?? null
}
