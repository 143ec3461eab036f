import { carriersOf } from "../docs/carriers.ts"
import { state } from "../docs/pages.ts"
import { productSources, reachingPackages } from "../docs/reachingPackages.ts"
import { readReach } from "../reach/measured.ts"
import { CHECKS } from "./checks.ts"
import { coverageReport } from "./coverage.ts"
import { readProofs } from "./proofs.ts"
import { proofReport } from "./report.ts"
import { commitsSince, readResults } from "./results.ts"

const USAGE = `Usage: npm run proof
       npm run proof -- coverage [word...]

  Prints the last result of every check that takes too long for npm test: what it proves, when and on which commit
  it ran on this machine, and the command that runs it.

  coverage  prints where code and tests of each rule are, and which packages use the code. Words choose rules by
            concept, id or sentence: npm run proof -- coverage geography radius
`

const [asked, ...words] = process.argv.slice(2)
switch (asked) {
  case undefined:
    process.stdout.write(`${proofReport(CHECKS, readResults(), commitsSince)}\n`)
    break
  case "coverage": {
    const { evidence, rules } = state()
    const carriers = carriersOf(evidence)
    const reaching = reachingPackages(productSources())
    const known = { rules, evidence, carriers, reaching, reach: readReach(), proofs: readProofs() }
    process.stdout.write(`${coverageReport(known, words)}\n`)
    break
  }
  case "--help":
    process.stdout.write(USAGE)
    break
  default:
    process.stderr.write(USAGE)
    process.exitCode = 2
}
