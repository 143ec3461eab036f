import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { Effect } from "effect"

/**
 * Frees memory that's no longer needed. Opening the database leaves some 300 MB behind, which V8 wouldn't release until
 * it needed the space itself; the builders of the demo's records need the memory now.
 */
export const collectGarbage: Effect.Effect<void> = Effect.sync(() => {
  setFlagsFromString("--expose-gc")
  const collect: () => void = runInNewContext("gc")
  collect()
})
