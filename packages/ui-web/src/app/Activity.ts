/** Whether a call that somebody waits for is under way. */
export interface Activity {
  readonly isBusy: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  readonly during: <A>(call: Promise<A>) => Promise<A>
}

export const makeActivity = (): Activity => {
  let calls = 0
  const listeners = new Set<() => void>()
  const count = (change: number) => {
    calls += change
    for (const listener of listeners) listener()
  }
  return {
    isBusy: () => calls > 0,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    during: (call) => {
      count(1)
      return call.finally(() => count(-1))
    },
  }
}
