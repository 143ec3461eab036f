import { type CountAnswer, Counts, CountRefused } from "@listwright/domain/counting"
import { type CanonicalDefinition, definitionHash } from "@listwright/domain/definition"
import { NodeCrypto } from "@effect/platform-node"
import { Context, Deferred, Effect, Layer } from "effect"
import { Digest } from "effect/crypto/Digest"

/** The test's view of an engine that counts only once it's released. */
export class EngineWatch extends Context.Service<
  EngineWatch,
  {
    /** List types of questions that began, in order. */
    readonly asked: Array<string>
    /** The canceled questions, named by their ZIP Codes. */
    readonly cancelled: Array<string>
    /** Lets everything that waits, and everything that comes, be answered. */
    readonly release: Effect.Effect<void>
  }
>()("test/EngineWatch") {}

const nameOf = (definition: CanonicalDefinition): string =>
  definition.areas.map((area) => ("zip" in area ? area.zip : "")).join()

/**
 * An engine whose questions wait until they are released, so that a test can look at them in the middle. It answers the
 * number of areas times one hundred, and refuses a definition without areas.
 */
export const layerCountingEngine = Layer.effectContext(
  Effect.gen(function* () {
    const digest = yield* Digest
    const released = yield* Deferred.make<void>()
    const asked: Array<string> = []
    const cancelled: Array<string> = []
    const count = Effect.fnUntraced(function* (definition: CanonicalDefinition) {
      const name = nameOf(definition)
      asked.push(name)
      yield* Effect.onInterrupt(Deferred.await(released), () => Effect.sync(() => cancelled.push(name)))
      if (definition.areas.length === 0) return yield* new CountRefused({ reason: "There is no area." })
      const hash = yield* Effect.provideService(definitionHash(definition), Digest, digest)
      const areas = definition.areas.map((area) => ({
        key: `zip:${"zip" in area ? area.zip : ""}`,
        available: 100,
        withPhones: 40,
      }))
      const answer: CountAnswer = {
        definitionHash: hash,
        snapshot: "test",
        total: areas.length * 100,
        withPhones: areas.length * 40,
        areas,
        withoutPlace: [],
        suppressed: [],
      }
      return answer
    })
    // The tests of runs ask for counts only.
    const counts = yield* Layer.build(Layer.mock(Counts, { count }))
    return counts.pipe(
      Context.add(EngineWatch, {
        asked,
        cancelled,
        release: Effect.asVoid(Deferred.succeed(released, undefined)),
      }),
    )
  }),
).pipe(Layer.provide(NodeCrypto.layer))
