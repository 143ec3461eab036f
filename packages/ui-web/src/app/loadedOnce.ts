/** A value that is loaded when it's first needed, and then kept. */
export interface LoadedOnce<A> {
  /** null: not loaded yet. */
  readonly known: () => A | null
  /** Loads it, in one go however many ask; null where that failed, and the next call tries again. */
  readonly load: () => Promise<A | null>
}

export const loadedOnce = <A>(load: () => Promise<A>): LoadedOnce<A> => {
  let known: A | null = null
  let loading: Promise<A | null> | null = null
  const attempt = async (): Promise<A | null> => {
    try {
      known = await load()
    } catch {
      loading = null
    }
    return known
  }
  return { known: () => known, load: () => (loading ??= attempt()) }
}
