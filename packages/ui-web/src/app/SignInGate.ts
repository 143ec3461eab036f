/**
 * Handles calls that fail because the session is gone: the user may sign in over the page, and then the call is made
 * again. However many calls fail at once, one dialog is shown.
 */
export interface SignInGate {
  /** Resolves to true after signing in again, to false when the user gave up. */
  readonly ask: () => Promise<boolean>
  readonly answer: (signedIn: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly isOpen: () => boolean
}

export const makeSignInGate = (): SignInGate => {
  let waiting: ReadonlyArray<(signedIn: boolean) => void> = []
  const listeners = new Set<() => void>()
  const set = (next: typeof waiting) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    ask: () => new Promise((resolve) => set([...waiting, resolve])),
    answer: (signedIn) => {
      const answered = waiting
      set([])
      for (const resolve of answered) resolve(signedIn)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOpen: () => waiting.length > 0,
  }
}
