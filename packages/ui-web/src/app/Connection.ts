/** Whether the server can be reached, as the calls of this page find out. */
export interface Connection {
  readonly isDown: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** A call did not reach the server. */
  readonly lost: () => void
  /** The server was looked for and found. An answer to another call does not say so: it may have been on its way before. */
  readonly found: () => void
}

export const makeConnection = (): Connection => {
  let isDown = false
  const listeners = new Set<() => void>()
  const become = (down: boolean) => () => {
    if (isDown === down) return
    isDown = down
    for (const listener of listeners) listener()
  }
  const lost = become(true)
  const found = become(false)
  window.addEventListener("offline", lost)
  window.addEventListener("online", found)
  return {
    isDown: () => isDown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lost,
    found,
  }
}
