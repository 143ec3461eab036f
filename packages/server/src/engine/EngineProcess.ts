import { CountUnavailable } from "@listwright/domain"
import { Context, Effect, Layer, Schema } from "effect"
import type { UniverseUnusable } from "../universe/UniverseErrors.ts"
import { type Asked, EngineKeeper } from "./EngineKeeper.ts"
import type { Report } from "./process/messages.ts"

/** The engine understood the question and failed at it. */
export class EngineFailed extends Schema.TaggedError<EngineFailed>()("EngineFailed", {
  reason: Schema.String,
}) {}

type Success = Exclude<Extract<Report, { readonly id: number }>, { readonly kind: "failed" }>

/**
 * Carries questions to the engine's process. One that ends is started again; what was asked of it is asked once more.
 */
export class EngineProcess extends Context.Service<
  EngineProcess,
  {
    /** The state of the data that answers are true of. */
    readonly snapshot: string
    /** Id of the process in the operating system; undefined while there is none. */
    readonly pid: Effect.Effect<number | undefined>
    /** Interrupting the effect cancels the question. */
    readonly ask: (question: Asked) => Effect.Effect<Success, CountUnavailable | EngineFailed>
  }
>()("@listwright/server/engine/EngineProcess") {
  static readonly layer = (
    universeFolder: string,
  ): Layer.Layer<EngineProcess, UniverseUnusable | CountUnavailable> =>
    Layer.effect(
      EngineProcess,
      Effect.gen(function* () {
        const keeper = yield* Effect.acquireRelease(
          Effect.sync(() => new EngineKeeper(universeFolder)),
          (kept) => Effect.sync(() => kept.close()),
        )
        const snapshot = yield* keeper.ready.pipe(
          Effect.catchTag("EngineGone", () =>
            Effect.fail(new CountUnavailable({ reason: "the count engine ended while it started" })),
          ),
        )
        const ask = Effect.fnUntraced(function* (question: Asked) {
          const once = keeper.ask(question)
          const answer = yield* once.pipe(
            Effect.catchTag("EngineGone", () => once),
            Effect.catchTags({
              EngineGone: () =>
                Effect.fail(
                  new CountUnavailable({ reason: "the count engine ended twice at this question" }),
                ),
              UniverseUnusable: ({ file, reason }) =>
                Effect.fail(new CountUnavailable({ reason: `${file} of the universe ${reason}` })),
            }),
          )
          return answer.kind === "failed" ? yield* new EngineFailed({ reason: answer.reason }) : answer
        })
        return EngineProcess.of({ snapshot, pid: Effect.sync(() => keeper.pid), ask })
      }),
    )
}
