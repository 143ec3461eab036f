import { Schema } from "effect"
import { MAX_OVERLAPPED, type OverlapRegion } from "../counting/questions/Overlap.ts"
import { TRUE_OF } from "../counting/questions/TrueOf.ts"
import { isInPart, OverlapPart, partsOffered, sizeOfRegions } from "./OverlapPart.ts"
import { SavedCount } from "./SavedCount.ts"
import { SavedCountId } from "../shared/SavedCountId.ts"

/** What a comparison of saved lists is asked of. */
export const OverlapQuestion = Schema.Struct({
  /** In the order in which parts name them by place. */
  lists: Schema.Array(SavedCountId).check(
    Schema.isMaxLength(200, { message: `must be at most ${MAX_OVERLAPPED} lists` }),
  ),
  /** What prices on top are on top of; without it there are none. */
  over: Schema.optionalKey(OverlapPart),
})
export type OverlapQuestion = typeof OverlapQuestion.Type

/** A part of an overlap with its size and its price, in dollars before tax with 2 decimals; null: there is no price. */
export const OverlapRow = Schema.Struct({
  part: OverlapPart,
  records: Schema.Int,
  withPhones: Schema.Int,
  /** Of a list of this part. */
  alone: Schema.NullOr(Schema.String),
  /** What the list that was asked for costs more with this part; may be negative. */
  onTop: Schema.NullOr(Schema.String),
})
export type OverlapRow = typeof OverlapRow.Type

/** How saved lists overlap today, and what every part of them costs. */
export const ListsOverlap = Schema.Struct({
  ...TRUE_OF,
  lists: Schema.Array(SavedCount),
  total: Schema.Int,
  withPhones: Schema.Int,
  /** Who is in exactly which lists: every person once, without empty regions. */
  regions: Schema.Array(OverlapRow),
  /** Each list, all in any, all in all, in one alone, in exactly k. */
  parts: Schema.Array(OverlapRow),
  over: Schema.NullOr(OverlapPart),
  /** Why prices are missing, for a person; null: none is. */
  notPriced: Schema.NullOr(Schema.String),
})
export type ListsOverlap = typeof ListsOverlap.Type

/** A part before it is priced. */
export type SizedPart = Pick<OverlapRow, "part" | "records" | "withPhones">

/** The regions of an overlap as parts, and every other part that is offered, with their sizes. */
export const sizedParts = (
  lists: number,
  regions: ReadonlyArray<OverlapRegion>,
): { readonly regions: ReadonlyArray<SizedPart>; readonly parts: ReadonlyArray<SizedPart> } => ({
  regions: regions.flatMap(({ areas: [first, ...others], records, withPhones }) =>
    first === undefined
      ? []
      : [{ part: { kind: "region" as const, lists: [first, ...others] as const }, records, withPhones }],
  ),
  parts: partsOffered(lists).map((part) => ({
    part,
    ...sizeOfRegions(regions.filter((region) => isInPart(part, lists, region))),
  })),
})
