/** A value that's loaded when first needed and then cached. */
export interface LazyValue<A> {
  /** The value; null if it isn't loaded yet. */
  readonly known: () => A | null
  /** Loads the value, in one request for all callers; null if that failed, in which case the next call tries again. */
  readonly load: () => Promise<A | null>
}

export const createLazyValue = <A>(load: () => Promise<A>): LazyValue<A> => {
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
