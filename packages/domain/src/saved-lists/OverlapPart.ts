import { Option, Schema } from "effect"
import { MAX_OVERLAP_AREAS, type OverlapRegion } from "../counting/questions/Overlap.ts"

/** The position of a list among the compared lists, from 0. */
const Place = Schema.Int.check(
  Schema.isBetween(
    { minimum: 0, maximum: MAX_OVERLAP_AREAS - 1 },
    { message: `must be the place of a list, from 0 to ${MAX_OVERLAP_AREAS - 1}` },
  ),
)

/** A part of overlapping lists that a user can select; it always consists of whole regions. */
export const OverlapPart = Schema.Union([
  /** The records in these lists and in no others. */
  Schema.Struct({ kind: Schema.Literal("region"), lists: Schema.NonEmptyArray(Place) }),
  /** The records in this list, regardless of which other lists they're in. */
  Schema.Struct({ kind: Schema.Literal("list"), list: Place }),
  /** The records in any of the lists. */
  Schema.Struct({ kind: Schema.Literal("union") }),
  /** The records in all of the lists. */
  Schema.Struct({ kind: Schema.Literal("intersect") }),
  /** The records in this list and in no others. */
  Schema.Struct({ kind: Schema.Literal("minus"), list: Place }),
  /** The records in exactly this many of the lists, in any combination. */
  Schema.Struct({
    kind: Schema.Literal("exactly"),
    k: Schema.Int.check(
      Schema.isBetween(
        { minimum: 1, maximum: MAX_OVERLAP_AREAS },
        { message: `must be a number of lists, from 1 to ${MAX_OVERLAP_AREAS}` },
      ),
    ),
  }),
])
export type OverlapPart = typeof OverlapPart.Type

/** Returns whether a part can exist for this many lists. */
export const isPartPossible = (part: OverlapPart, lists: number): boolean => {
  switch (part.kind) {
    case "region":
      return part.lists.every((place) => place < lists)
    case "list":
    case "minus":
      return part.list < lists
    case "exactly":
      return part.k <= lists
    case "union":
    case "intersect":
      return true
  }
}

type InLists = Pick<OverlapRegion, "areas">

/** Returns whether a region belongs to a part when there are this many lists. */
export const isRegionInPart = (part: OverlapPart, lists: number, { areas }: InLists): boolean => {
  switch (part.kind) {
    case "region":
      return areas.length === new Set(part.lists).size && areas.every((at) => part.lists.includes(at))
    case "list":
      return areas.includes(part.list)
    case "union":
      return true
    case "intersect":
      return areas.length === lists
    case "minus":
      return areas.length === 1 && areas[0] === part.list
    case "exactly":
      return areas.length === part.k
  }
}

/** Adds up the sizes of regions, which don't share any records. */
export const sumRegionSizes = (
  regions: ReadonlyArray<OverlapRegion>,
): Pick<OverlapRegion, "records" | "withPhones"> => ({
  records: regions.reduce((sum, { records }) => sum + records, 0),
  withPhones: regions.reduce((sum, { withPhones }) => sum + withPhones, 0),
})

/**
 * Returns the parts offered in addition to the regions: each list, and the records in any list, in all lists, in only
 * one list, and in exactly k lists.
 */
export const offeredParts = (lists: number): ReadonlyArray<OverlapPart> => {
  const places = Array.from({ length: lists }, (_, at) => at)
  return [
    ...places.map((list): OverlapPart => ({ kind: "list", list })),
    { kind: "union" },
    { kind: "intersect" },
    ...places.map((list): OverlapPart => ({ kind: "minus", list })),
    ...places.map((at): OverlapPart => ({ kind: "exactly", k: at + 1 })),
  ]
}

/**
 * Formats a part for a URL: 'union', 'intersect', 'list-1', 'minus-2', 'exactly-2', 'region-1-3'; lists are numbered
 * from 1.
 */
export const partCode = (part: OverlapPart): string => {
  switch (part.kind) {
    case "region":
      return ["region", ...part.lists.map((at) => at + 1)].join("-")
    case "list":
    case "minus":
      return `${part.kind}-${part.list + 1}`
    case "exactly":
      return `exactly-${part.k}`
    case "union":
    case "intersect":
      return part.kind
  }
}

const decodePart = Schema.decodeUnknownOption(OverlapPart)

/** Parses a part from a URL; null if it isn't a valid part. */
export const parsePartCode = (code: string): OverlapPart | null => {
  const [kind = "", ...written] = code.split("-")
  const numbers = written.map(Number)
  const [first = 0] = numbers
  const named = { kind, k: first, list: first - 1, lists: numbers.map((number) => number - 1) }
  const part = Option.getOrNull(decodePart(named))
  return part !== null && partCode(part) === code ? part : null
}
