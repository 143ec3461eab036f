/** Returns a function that creates a value on first use and then caches it. */
export const lazyValue = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | null = null
  return () => (made ??= { value: make() }).value
}
