import { Option, Schema } from "effect"
import { MAX_OVERLAPPED, type OverlapRegion } from "../counting/questions/Overlap.ts"

/** The place of a list among those that are compared, from 0. */
const Place = Schema.Int.check(
  Schema.isBetween(
    { minimum: 0, maximum: MAX_OVERLAPPED - 1 },
    { message: `must be the place of a list, from 0 to ${MAX_OVERLAPPED - 1}` },
  ),
)

/** A part of overlapping lists that a user can take: every part is made of whole regions. */
export const OverlapPart = Schema.Union([
  /** In these lists and in no others. */
  Schema.Struct({ kind: Schema.Literal("region"), lists: Schema.NonEmptyArray(Place) }),
  /** In this list, whatever else they are in. */
  Schema.Struct({ kind: Schema.Literal("list"), list: Place }),
  /** In any list. */
  Schema.Struct({ kind: Schema.Literal("union") }),
  /** In all lists. */
  Schema.Struct({ kind: Schema.Literal("intersect") }),
  /** In this list and in no others. */
  Schema.Struct({ kind: Schema.Literal("minus"), list: Place }),
  /** In exactly this many of the lists, whichever they are. */
  Schema.Struct({
    kind: Schema.Literal("exactly"),
    k: Schema.Int.check(
      Schema.isBetween(
        { minimum: 1, maximum: MAX_OVERLAPPED },
        { message: `must be a number of lists, from 1 to ${MAX_OVERLAPPED}` },
      ),
    ),
  }),
])
export type OverlapPart = typeof OverlapPart.Type

/** Tells whether a part exists among this many lists. */
export const isPartOf = (part: OverlapPart, lists: number): boolean => {
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

/** Tells whether a region belongs to a part of this many lists. */
export const isInPart = (part: OverlapPart, lists: number, { areas }: InLists): boolean => {
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

/** Regions together: they are disjoint, so their records add. */
export const sizeOfRegions = (
  regions: ReadonlyArray<OverlapRegion>,
): Pick<OverlapRegion, "records" | "withPhones"> => ({
  records: regions.reduce((sum, { records }) => sum + records, 0),
  withPhones: regions.reduce((sum, { withPhones }) => sum + withPhones, 0),
})

/** The parts that are offered beside the regions: each list, all that are in any, in all, in one alone, in exactly k. */
export const partsOffered = (lists: number): ReadonlyArray<OverlapPart> => {
  const places = Array.from({ length: lists }, (_, at) => at)
  return [
    ...places.map((list): OverlapPart => ({ kind: "list", list })),
    { kind: "union" },
    { kind: "intersect" },
    ...places.map((list): OverlapPart => ({ kind: "minus", list })),
    ...places.map((at): OverlapPart => ({ kind: "exactly", k: at + 1 })),
  ]
}

/** A part in an address: 'union', 'intersect', 'list-1', 'minus-2', 'exactly-2', 'region-1-3'; lists count from 1. */
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

/** Parses the part in an address; null if it names no part. */
export const partOfCode = (code: string): OverlapPart | null => {
  const [kind = "", ...written] = code.split("-")
  const numbers = written.map(Number)
  const [first = 0] = numbers
  const named = { kind, k: first, list: first - 1, lists: numbers.map((number) => number - 1) }
  const part = Option.getOrNull(decodePart(named))
  return part !== null && partCode(part) === code ? part : null
}
