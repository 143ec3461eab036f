/**
 * Handles calls that fail because the session has ended: the user can sign in over the page, and then the call is
 * repeated. Only one dialog is shown, however many calls fail at once.
 */
export interface SignInGate {
  /** Asks the user to sign in; resolves to true after signing in, and to false if the user cancels. */
  readonly ask: () => Promise<boolean>
  readonly answer: (signedIn: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly isOpen: () => boolean
}

export const createSignInGate = (): SignInGate => {
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
