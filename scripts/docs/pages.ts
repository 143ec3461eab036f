import { coveragePage } from "./coveragePage.ts"
import { gatherEvidence } from "./evidence.ts"
import { readProofs } from "./proofs.ts"
import { readingsPage } from "./readingsPage.ts"
import { readSpecIndex } from "./specIndex.ts"

export const state = () => ({ rules: readSpecIndex(), evidence: gatherEvidence() })

/** The pages in `docs` that are written from the code, by their path from the root. */
export const pages = (): ReadonlyArray<{ readonly file: string; readonly text: string }> => {
  const { rules, evidence } = state()
  return [
    { file: "docs/coverage.md", text: coveragePage(rules, evidence, readProofs()) },
    { file: "docs/readings.md", text: readingsPage() },
  ]
}
