import { NetworkFailed } from "@listwright/domain/shared"
import { Effect } from "effect"

/** A port that consists only of calls, so it can be used before its code has loaded. */
export interface CallOnlyPort {
  readonly [name: string]: (...given: ReadonlyArray<never>) => Effect.Effect<unknown, unknown>
}

/** Returns a port whose code loads on its first call, for features that few pages need. */
export const lazyPort = <Port extends CallOnlyPort>(load: () => Promise<Port>): Port => {
  // Its code is also a file on the server, so if loading fails, no request was made.
  const loaded = Effect.tryPromise(load).pipe(Effect.catch(() => Effect.die(new NetworkFailed())))
  const callOf =
    (name: string) =>
    (...given: ReadonlyArray<never>) =>
      Effect.flatMap(loaded, (port) => port[name]?.(...given) ?? Effect.void)
  return new Proxy({} as Port, { get: (_, name) => (typeof name === "string" ? callOf(name) : undefined) })
}
