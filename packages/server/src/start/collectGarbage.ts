import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { Effect } from "effect"

/**
 * Gives back the memory of what is no longer needed. Opening the database leaves some 300 MB behind, which V8 would keep
 * until it needs room itself, while the builders of the demo's records need it now.
 */
export const collectGarbage: Effect.Effect<void> = Effect.sync(() => {
  setFlagsFromString("--expose-gc")
  const collect: () => void = runInNewContext("gc")
  collect()
})
