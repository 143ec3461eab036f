import { Context, Effect, Layer } from "effect"
import type { DemoColumn } from "@listwright/domain/audience"
import { CountUnavailable } from "@listwright/domain/counting"
import { Requester, EngineProcess, QUESTIONS } from "@listwright/engine/counts"

/** How long a health check waits for the engine. */
const PATIENCE = "2 seconds"

const unavailable = Effect.fail(new CountUnavailable({ reason: "The count engine does not answer." }))

/** What is known of the universe that this server counts in now: another one may be served a moment later. */
export class ServedUniverse extends Context.Service<
  ServedUniverse,
  {
    /** The state of the data. */
    readonly snapshot: Effect.Effect<string>
    /** The same, from an engine that answers at this moment. */
    readonly answering: Effect.Effect<string, CountUnavailable>
    /** The attributes that an audience of a source may be defined by; none for a source without data here. */
    readonly columns: (listType: number) => Effect.Effect<ReadonlyArray<DemoColumn>>
  }
>()("@listwright/server/site/ServedUniverse") {
  static readonly layer: Layer.Layer<ServedUniverse, never, EngineProcess> = Layer.effect(
    ServedUniverse,
    Effect.map(EngineProcess, ({ ask, universe }) => ({
      answering: ask(QUESTIONS.health, {}).pipe(
        Effect.provideService(Requester, "health"),
        Effect.timeoutOrElse({ duration: PATIENCE, orElse: () => unavailable }),
        Effect.catchTags({ EngineFailed: () => unavailable, EngineRefused: () => unavailable }),
        Effect.map(({ snapshot }) => snapshot),
      ),
      snapshot: Effect.map(universe, ({ snapshot }) => snapshot),
      columns: (listType: number) =>
        Effect.map(universe, (served) => (served.listType === listType ? served.columns : [])),
    })),
  )
}
