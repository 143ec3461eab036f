/** Far more questions than any answer of the server under the tests takes. */
const MAX = 2_000

/** Asks until the answer is yes. */
export const askUntil = async (what: string, ask: () => Promise<boolean>): Promise<void> => {
  for (let asked = 0; asked < MAX; asked++) if (await ask()) return
  throw new Error(`${what} did not come within ${MAX} questions.`)
}
