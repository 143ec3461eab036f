/**
 * Tracks whether the server is reachable, as observed in this page's calls, and whether the user is waiting for a call.
 */
export interface Connection {
  readonly isDown: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Reports that a call didn't reach the server. */
  readonly lost: () => void
  /**
   * Reports that a probe reached the server. The response to another call doesn't count, since it may have been sent
   * earlier.
   */
  readonly found: () => void
  /**
   * Reports that the page itself shows that the server is unreachable, until the returned function is called. In the
   * meantime, the notice over the page is hidden.
   */
  readonly sayOnPage: () => () => void
  readonly isSaidOnPage: () => boolean
  /** Tracks a call that the user is waiting for. */
  readonly during: <A>(call: Promise<A>) => Promise<A>
  readonly isBusy: () => boolean
}

export const createServerConnection = (): Connection => {
  let isDown = false
  let calls = 0
  let pages = 0
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const become = (down: boolean) => () => {
    if (isDown === down) return
    isDown = down
    tell()
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
    sayOnPage: () => {
      pages++
      tell()
      return () => {
        pages--
        tell()
      }
    },
    isSaidOnPage: () => pages > 0,
    during: (call) => {
      calls++
      tell()
      return call.finally(() => {
        calls--
        tell()
      })
    },
    isBusy: () => calls > 0,
  }
}
