import { Schema } from "effect"
import { MAX_OVERLAP_AREAS, type OverlapRegion } from "../counting/questions/Overlap.ts"
import { ANSWER_BASIS } from "../counting/questions/AnswerBasis.ts"
import { isRegionInPart, OverlapPart, offeredParts, sumRegionSizes } from "./OverlapPart.ts"
import { SavedList } from "./SavedList.ts"
import { SavedListId } from "../shared/SavedListId.ts"

/** A question about the overlap of saved lists. */
export const OverlapRequest = Schema.Struct({
  /** The saved lists; parts refer to them by their position here. */
  lists: Schema.Array(SavedListId).check(
    Schema.isMaxLength(200, { message: `must be at most ${MAX_OVERLAP_AREAS} lists` }),
  ),
  /** The part that `onTop` prices add to; if missing, no such prices are computed. */
  over: Schema.optionalKey(OverlapPart),
})
export type OverlapRequest = typeof OverlapRequest.Type

/**
 * A part of an overlap with its size and its price in dollars before tax, with 2 decimals; the price is null if there
 * isn't one.
 */
export const OverlapRow = Schema.Struct({
  part: OverlapPart,
  records: Schema.Int,
  withPhones: Schema.Int,
  /** The price of a list that consists of this part alone. */
  alone: Schema.NullOr(Schema.String),
  /** The additional cost of adding this part to a list with the part `over`; may be negative. */
  onTop: Schema.NullOr(Schema.String),
})
export type OverlapRow = typeof OverlapRow.Type

/** The current overlap of saved lists, and the price of every part. */
export const ListOverlap = Schema.Struct({
  ...ANSWER_BASIS,
  lists: Schema.Array(SavedList),
  total: Schema.Int,
  withPhones: Schema.Int,
  /** The records in exactly these lists, each counted once; empty regions are omitted. */
  regions: Schema.Array(OverlapRow),
  /** The parts: each list, and the records in any list, in every list, in only one list, and in exactly k lists. */
  parts: Schema.Array(OverlapRow),
  over: Schema.NullOr(OverlapPart),
  /** The reason why prices are missing, for the user; null if none are missing. */
  notPriced: Schema.NullOr(Schema.String),
})
export type ListOverlap = typeof ListOverlap.Type

/** A part that hasn't been priced yet. */
export type SizedPart = Pick<OverlapRow, "part" | "records" | "withPhones">

/** Returns an overlap's regions as parts, followed by all other parts offered, with their sizes. */
export const sizedParts = (
  lists: number,
  regions: ReadonlyArray<OverlapRegion>,
): { readonly regions: ReadonlyArray<SizedPart>; readonly parts: ReadonlyArray<SizedPart> } => ({
  regions: regions.flatMap(({ areas: [first, ...others], records, withPhones }) =>
    first === undefined
      ? []
      : [{ part: { kind: "region" as const, lists: [first, ...others] as const }, records, withPhones }],
  ),
  parts: offeredParts(lists).map((part) => ({
    part,
    ...sumRegionSizes(regions.filter((region) => isRegionInPart(part, lists, region))),
  })),
})
