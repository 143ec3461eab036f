import {
  audienceIndex,
  type AudienceHitGroup,
  type AudienceIndex,
  type Attribute,
  joinIndexes,
  searchAudience,
} from "@listwright/domain/audience"
import type { CountRefused, CountUnavailable } from "@listwright/domain/counting"
import { Context, Effect, Layer } from "effect"
import { ServedUniverse } from "./ServedUniverse.ts"

interface Built {
  /** The data snapshot from which the index was built. */
  readonly snapshot: string
  readonly columns: ReadonlyArray<Attribute>
  readonly index: AudienceIndex
}

/** Finds the attributes and quick picks that can define an audience for a source. */
export class AudienceSearch extends Context.Service<
  AudienceSearch,
  {
    readonly search: (
      listType: number,
      text: string,
      most: number,
      /** Additional indexes to search. */
      others?: ReadonlyArray<AudienceIndex>,
    ) => Effect.Effect<
      { readonly groups: ReadonlyArray<AudienceHitGroup>; readonly columns: ReadonlyArray<Attribute> },
      CountRefused | CountUnavailable
    >
  }
>()("@listwright/server/site/AudienceSearch") {
  /** Builds a source's index on the first request for it, and again once different data is served. */
  static readonly layer: Layer.Layer<AudienceSearch, never, ServedUniverse> = Layer.effect(
    AudienceSearch,
    Effect.map(ServedUniverse, (served) => {
      const built = new Map<number, Built>()
      const builtOf = Effect.fnUntraced(function* (listType: number) {
        const snapshot = yield* served.snapshot(listType)
        const before = built.get(listType)
        if (before?.snapshot === snapshot) return before
        const columns = yield* served.columns(listType)
        const made = { snapshot, columns, index: audienceIndex(columns) }
        built.set(listType, made)
        return made
      })
      return AudienceSearch.of({
        search: (listType, text, most, others = []) =>
          Effect.map(builtOf(listType), ({ columns, index }) => ({
            columns,
            groups: searchAudience(joinIndexes([index, ...others]), { text, most }),
          })),
      })
    }),
  )
}
