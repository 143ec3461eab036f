import { Context, Effect, Layer } from "effect"
import type { DemoColumn } from "@listwright/domain"
import { EngineProcess } from "../engine/EngineProcess.ts"

/** What is known of the universe that this server counts in now: another one may be served a moment later. */
export class ServedUniverse extends Context.Service<
  ServedUniverse,
  {
    /** The state of the data. */
    readonly snapshot: Effect.Effect<string>
    /** The attributes that an audience of a source may be defined by; none for a source without data here. */
    readonly columns: (listType: number) => Effect.Effect<ReadonlyArray<DemoColumn>>
  }
>()("@listwright/server/site/ServedUniverse") {
  static readonly layer: Layer.Layer<ServedUniverse, never, EngineProcess> = Layer.effect(
    ServedUniverse,
    Effect.map(EngineProcess, ({ universe }) => ({
      snapshot: Effect.map(universe, ({ snapshot }) => snapshot),
      columns: (listType: number) =>
        Effect.map(universe, (served) => (served.listType === listType ? served.columns : [])),
    })),
  )
}
