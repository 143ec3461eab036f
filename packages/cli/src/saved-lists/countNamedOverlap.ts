import { findSavedList, type ListOverlap, type SavedList, SavedLists } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { findListsToCompare } from "./combineNamedLists.ts"
import { OverlapJson } from "./SavedListsJson.ts"

/** The overlap of lists, and the index of the list that additional prices are based on. */
export interface OverlapResult {
  readonly overlap: ListOverlap
  readonly place: number
}

const placeOf = Effect.fnUntraced(function* (reference: string, rows: ReadonlyArray<SavedList>) {
  const { row } = yield* findSavedList(reference)
  const place = rows.findIndex(({ id }) => id === row.id)
  return place === -1
    ? yield* new CommandFailed({
        kind: "validation",
        message: `--on-top-of must be one of the lists being compared, not ${row.name}.`,
      })
    : place
})

/**
 * Builds the overlap question for the named lists. Additional prices are based on the first list, unless another is
 * named.
 */
export const buildOverlapQuestion = Effect.fn("buildOverlapQuestion")(function* (
  references: ReadonlyArray<string>,
  onTopOf?: string,
) {
  const { rows, savedCounts } = yield* findListsToCompare(references)
  const place = onTopOf === undefined ? 0 : yield* placeOf(onTopOf, rows)
  return { place, question: { lists: savedCounts, over: { kind: "list" as const, list: place } } }
})

/** Counts the overlap of the named lists. */
export const countNamedOverlap = Effect.fn("countNamedOverlap")(function* (
  references: ReadonlyArray<string>,
  onTopOf?: string,
) {
  const { place, question } = yield* buildOverlapQuestion(references, onTopOf)
  const lists = yield* SavedLists
  return { overlap: yield* lists.compare(question), place } satisfies OverlapResult
})

type Region = ListOverlap["regions"][number]

/** Returns the indexes of the lists that contain a region's records. */
export const regionListIndexes = ({ part }: Region): ReadonlyArray<number> =>
  part.kind === "region" ? part.lists : []

/** Converts an overlap to the format described by its schema. */
export const buildOverlapDocument = ({ overlap, place }: OverlapResult): typeof OverlapJson.Type => {
  const { lists, regions, snapshot, total } = overlap
  return {
    snapshot,
    total,
    lists: lists.map(({ id, name }) => ({ id, name })),
    onTopOf: lists[place]?.id ?? null,
    regions: regions.map((region) => ({
      lists: lists.flatMap(({ id }, at) => (regionListIndexes(region).includes(at) ? [id] : [])),
      records: region.records,
      withPhones: region.withPhones,
      price: region.alone,
      onTop: region.onTop,
    })),
  }
}

export const encodeOverlap = Schema.encodeSync(OverlapJson)
