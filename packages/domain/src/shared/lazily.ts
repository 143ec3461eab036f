/** Makes a value when it is first asked for, and keeps it. */
export const lazily = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | null = null
  return () => (made ??= { value: make() }).value
}
