import { describe, expect, it } from "vitest"
import { allSentences } from "./property/allSentences.ts"

const RUNS = 100

for (const { group, sentences } of await allSentences()) {
  describe(`${group}, always`, () => {
    for (const { sentence, tryOut } of sentences) {
      it(sentence, () => {
        const { failed, seed, path, counterexample, error } = tryOut({ runs: RUNS })
        expect(failed ? { seed, path, counterexample, error } : null).toBeNull()
      })
    }
  })
}
