import { architecturePage } from "./architecturePage.ts"
import { readResults } from "./benchmarkResults.ts"
import { authorizationPage } from "./authorizationPage.ts"
import { callsPage } from "./callsPage.ts"
import { BENCHMARKS_PAGE, benchmarksPage } from "./benchmarksPage.ts"
import { gatherEvidence } from "./evidence.ts"
import { noticesPage } from "./noticesPage.ts"
import { readingsPage } from "./readingsPage.ts"
import { readProductRules } from "./productRules.ts"
import { terminalPage } from "./terminalPage.ts"
import { wordingPage } from "./wordingPage.ts"

/** The rules of the specification, and where code and tests name them. */
export const state = () => ({ rules: readProductRules(), evidence: gatherEvidence() })

/** The pages in `docs` that are written from the code, by their path from the root. */
export const pages = (): ReadonlyArray<{ readonly file: string; readonly text: string }> => [
  { file: "docs/readings.md", text: readingsPage() },
  { file: "docs/wording.md", text: wordingPage() },
  { file: "docs/architecture.md", text: architecturePage() },
  { file: "docs/authorization.md", text: authorizationPage() },
  { file: "docs/calls.md", text: callsPage() },
  { file: "docs/notices.md", text: noticesPage(readProductRules()) },
  { file: "docs/terminal.md", text: terminalPage() },
  { file: BENCHMARKS_PAGE, text: benchmarksPage(readResults()) },
]
