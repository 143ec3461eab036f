import { architecturePage } from "./architecturePage.ts"
import { readResults } from "../../bench/results.ts"
import { authorizationPage } from "./authorizationPage.ts"
import { callsPage } from "./callsPage.ts"
import { BENCHMARKS_PAGE, benchmarksPage } from "./benchmarksPage.ts"
import { carriersOf } from "./carriers.ts"
import { coveragePage } from "./coveragePage.ts"
import { gatherEvidence } from "./evidence.ts"
import { noticesPage } from "./noticesPage.ts"
import { readProofs } from "./proofs.ts"
import { readConstants, readReach } from "./reach.ts"
import { readingsPage } from "./readingsPage.ts"
import { readSpecIndex } from "./specIndex.ts"
import { terminalPage } from "./terminalPage.ts"

export const state = () => ({ rules: readSpecIndex(), evidence: gatherEvidence() })

/** What was measured of the rules, as it is committed. */
export const measured = (evidence: ReturnType<typeof gatherEvidence>) => ({
  proofs: readProofs(),
  carriers: carriersOf(evidence),
  reach: readReach(),
  constants: readConstants(),
})

/** The pages in `docs` that are written from the code, by their path from the root. */
export const pages = (): ReadonlyArray<{ readonly file: string; readonly text: string }> => {
  const { rules, evidence } = state()
  return [
    { file: "docs/coverage.md", text: coveragePage(rules, evidence, measured(evidence)) },
    { file: "docs/readings.md", text: readingsPage() },
    { file: "docs/architecture.md", text: architecturePage() },
    { file: "docs/authorization.md", text: authorizationPage() },
    { file: "docs/calls.md", text: callsPage() },
    { file: "docs/notices.md", text: noticesPage(rules, evidence) },
    { file: "docs/terminal.md", text: terminalPage() },
    { file: BENCHMARKS_PAGE, text: benchmarksPage(readResults()) },
  ]
}
