import { Effect, Layer } from "effect"
import { engineLayer } from "../src/supervisor/layer.ts"
import { SmallUniverse } from "./universe/smallUniverse.ts"
import { Suppressors } from "../src/question/Suppressors.ts"

/** An engine over a universe of 20,000 people. */
export const engineOverUniverse = Layer.unwrap(
  Effect.gen(function* () {
    const { folder } = yield* SmallUniverse
    return Layer.provide(engineLayer(folder), Suppressors.nobody)
  }),
).pipe(Layer.provideMerge(SmallUniverse.layer))
