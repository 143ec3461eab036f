/**
 * The mutant that is switched on; `mutant(7)` in the instrumented files asks for it and records that it was reached.
 */
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
