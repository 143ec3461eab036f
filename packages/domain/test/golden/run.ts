import { checkCase } from "./checkCase.ts"
import { goldenFolders } from "./folders.ts"
import { goldenFilesIn } from "./GoldenFile.ts"

let passed = 0
let failed = 0

for (const { path, file } of goldenFolders(process.env["GOLDEN_DIR"]).flatMap(goldenFilesIn)) {
  for (const { name, given, expect } of file.cases) {
    const problem = checkCase(file.rule, given, expect)
    if (problem === null) {
      passed += 1
    } else {
      failed += 1
      console.log(
        `FAILED ${file.rule}: ${name} (${file.spec})\n  ${path}\n  ${problem.replaceAll("\n", "\n  ")}\n`,
      )
    }
  }
}

console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
