/** Whether the server can be reached, as the calls of this page find out. */
export interface Connection {
  readonly isDown: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** What the latest call came to: `false` when it did not reach the server. */
  readonly heard: (isReached: boolean) => void
}

export const makeConnection = (): Connection => {
  let isDown = false
  const listeners = new Set<() => void>()
  const heard = (isReached: boolean) => {
    if (isDown === !isReached) return
    isDown = !isReached
    for (const listener of listeners) listener()
  }
  window.addEventListener("offline", () => heard(false))
  window.addEventListener("online", () => heard(true))
  return {
    isDown: () => isDown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    heard,
  }
}
