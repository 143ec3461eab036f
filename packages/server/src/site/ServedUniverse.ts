import { Context, Effect, Layer } from "effect"
import type { Attribute } from "@listwright/domain/audience"
import { offersColumn } from "@listwright/domain/catalog"
import { type CountRefused, CountUnavailable } from "@listwright/domain/counting"
import { Engines, QUESTIONS, Requester, SourceColumns } from "@listwright/engine/counts"
import { type IndustryNames, industryNames } from "@listwright/geography"

/** The timeout for the engine in a health check. */
const PATIENCE = "2 seconds"

/** Adds industry names to a column, since no universe contains them. */
const withNames =
  ({ all }: IndustryNames) =>
  (column: Attribute): Attribute =>
    column.inputType === "sic" ? { ...column, values: all() } : column

const unavailable = Effect.fail(new CountUnavailable({ reason: "The count engine isn't responding." }))

/** Details about the universes in which this server currently counts; they may change at any moment. */
export class ServedUniverse extends Context.Service<
  ServedUniverse,
  {
    /** Returns the snapshot of a source's data. */
    readonly snapshot: (listType: number) => Effect.Effect<string, CountRefused | CountUnavailable>
    /** The snapshots of all available data. */
    readonly snapshots: Effect.Effect<ReadonlyArray<string>>
    /** The snapshot of the first source's data, from an engine that's currently responding. */
    readonly answering: Effect.Effect<string, CountUnavailable>
    /** Returns the attributes that can define an audience for a source; empty for a source without data here. */
    readonly columns: (listType: number) => Effect.Effect<ReadonlyArray<Attribute>, CountUnavailable>
  }
>()("@listwright/server/site/ServedUniverse") {
  static readonly layer: Layer.Layer<ServedUniverse, never, Engines> = Layer.effect(
    ServedUniverse,
    Effect.map(Effect.all([Engines, SourceColumns]), ([{ all, of }, offeredBy]) => {
      const named = withNames(industryNames())
      return {
        answering: all[0].ask(QUESTIONS.health, {}).pipe(
          Effect.provideService(Requester, "health"),
          Effect.timeoutOrElse({ duration: PATIENCE, orElse: () => unavailable }),
          Effect.catchTags({ EngineFailed: () => unavailable, EngineRefused: () => unavailable }),
          Effect.map(({ snapshot }) => snapshot),
        ),
        snapshot: (listType: number) =>
          of(listType).pipe(
            Effect.flatMap(({ universe }) => universe),
            Effect.map(({ snapshot }) => snapshot),
          ),
        snapshots: Effect.map(
          Effect.forEach(all, ({ universe }) => Effect.option(universe)),
          (found) => found.flatMap((universe) => (universe._tag === "Some" ? [universe.value.snapshot] : [])),
        ),
        columns: (listType: number) =>
          of(listType).pipe(
            Effect.flatMap(({ universe }) => universe),
            Effect.map(({ columns }) =>
              columns.filter(({ column }) => offersColumn(offeredBy(listType), column)).map(named),
            ),
            Effect.catchTag("CountRefused", () => Effect.succeed([])),
          ),
      }
    }),
  )
}
