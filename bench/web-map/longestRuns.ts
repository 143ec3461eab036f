/** A profile as Chromium's inspector gives it, as far as it is read. Times are microseconds. */
export interface Profile {
  readonly nodes: ReadonlyArray<{
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
    readonly children?: ReadonlyArray<number>
  }>
  readonly samples: ReadonlyArray<number>
  readonly timeDeltas: ReadonlyArray<number>
}

/** Milliseconds. */
export interface Runs {
  /** The longest time without a pause in which something of ours is at work, or what it called. */
  readonly ofOurs: number
  readonly ofTheLibrary: number
  /** Neither script nor waiting: GL, drawing, layout. */
  readonly system: number
}

const LIBRARY = /\/assets\/(?:map|draw|maplibre)[^/]*\.js$/

type Kind = "ours" | "library" | "system" | "idle"

const kindOf = (name: string, url: string): Kind => {
  if (name === "(idle)") return "idle"
  if (url === "") return "system"
  return LIBRARY.test(url) ? "library" : "ours"
}

/**
 * Attributes the processor's time to our code, the library, or the system. Library code that ours calls counts as
 * ours, but not the other way around.
 */
export const longestRuns = ({ nodes, samples, timeDeltas }: Profile): Runs => {
  const parents = new Map<number, number>()
  for (const { children = [], id } of nodes) for (const child of children) parents.set(child, id)
  const own = new Map(nodes.map(({ callFrame, id }) => [id, kindOf(callFrame.functionName, callFrame.url)]))
  const kinds = new Map<number, Kind>()
  const kind = (id: number): Kind => {
    const known = kinds.get(id)
    if (known !== undefined) return known
    const itself = own.get(id) ?? "system"
    const parent = parents.get(id)
    const above = parent === undefined ? "system" : kind(parent)
    const found = itself === "idle" || above === "ours" ? (itself === "idle" ? "idle" : "ours") : itself
    kinds.set(id, found)
    return found
  }
  let [ofOurs, run, ofTheLibrary, system] = [0, 0, 0, 0]
  for (const [at, id] of samples.entries()) {
    const took = (timeDeltas[at + 1] ?? 0) / 1_000
    const is = kind(id)
    run = is === "ours" ? run + took : 0
    ofOurs = Math.max(ofOurs, run)
    if (is === "library") ofTheLibrary += took
    if (is === "system") system += took
  }
  return { ofOurs, ofTheLibrary, system }
}
