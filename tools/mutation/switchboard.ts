/** Which mutant is on, and which were asked for: `mutant(7)` of the instrumented files. */
let active: number | null = null
let reached = new Set<number>()

Object.assign(globalThis, {
  mutant: (id: number): boolean => {
    reached.add(id)
    return id === active
  },
})

export const switchOn = (id: number | null): void => {
  active = id
}

/** The mutants that were asked for since this was last called. */
export const takeReached = (): ReadonlyArray<number> => {
  const all = [...reached]
  reached = new Set()
  return all
}
