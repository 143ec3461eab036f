import { type AreaHitGroup, SEARCHABLE_KINDS, type SearchableKind } from "@listwright/domain/geography"
import { Context, Effect, Layer } from "effect"
import { Geography } from "../../src/lookup/Geography.ts"
import { type AreaIndex, buildIndexInSteps } from "../../src/search/AreaIndex.ts"
import { searchAreas } from "../../src/search/searchAreas.ts"

const built = (building: Generator<void, AreaIndex>): AreaIndex => {
  for (;;) {
    const { done, value } = building.next()
    if (done === true) return value
  }
}

/** The index over the committed geography. */
export class CommittedIndex extends Context.Service<CommittedIndex, AreaIndex>()(
  "@listwright/geography/test/CommittedIndex",
) {
  static readonly layer = Layer.effect(
    CommittedIndex,
    Effect.map(Geography, (tables) => CommittedIndex.of(built(buildIndexInSteps(tables, "US")))),
  ).pipe(Layer.provide(Geography.layer))
}

/** Searches areas for a text; all kinds unless some are named. */
export const found = (
  index: AreaIndex,
  text: string,
  { kinds = SEARCHABLE_KINDS, most = 3 }: { kinds?: ReadonlyArray<SearchableKind>; most?: number } = {},
): ReadonlyArray<AreaHitGroup> => searchAreas(index, { text, kinds, most })
