/** Times of one question, in milliseconds. */
export interface Measured {
  /** The first time that it was ever asked. */
  readonly first: number
  /** The times after the warm-up runs. */
  readonly times: ReadonlyArray<number>
}

const WARM = 4

/** Asks a question repeatedly, one run after another; the question may differ each time. */
export const measured = async (runs: number, ask: (run: number) => Promise<unknown>): Promise<Measured> => {
  const times: Array<number> = []
  let first = 0
  for (let run = 0; run < runs + WARM; run++) {
    const start = performance.now()
    await ask(run)
    const took = performance.now() - start
    if (run === 0) first = took
    if (run >= WARM) times.push(took)
  }
  return { first, times }
}
