import { join } from "node:path"
import { state } from "../../scripts/docs/pages.ts"
import { root } from "../../scripts/docs/productRules.ts"
import { unproven } from "../../scripts/proof/proofs.ts"
import { keepResult } from "../../scripts/proof/results.ts"
import { carryingFiles } from "./citations.ts"
import { coordinate, type Progress } from "./coordinate.ts"
import { TestsFail } from "./workersOf.ts"
import { isEquivalent, readEquivalents } from "./equivalent.ts"
import { filesOf, isFile, knownFiles, knownFolders } from "./folders.ts"
import { loadMutants } from "./loadMutants.ts"
import type { Judged } from "./Mutant.ts"
import { proveRules } from "./proveRules.ts"
import { HELP, readArguments, type Request } from "./readArguments.ts"
import { passes, report, scoreOf, summaryOf } from "./report.ts"
import { takeSnapshot } from "./snapshot.ts"

const DOMAIN = join(root, "packages/domain")

/** `npm run mutation`: breaks the domain in one small way after the other. */
const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

/** On a terminal one line written over; elsewhere a line at each tenth. */
const progressOf = (all: number, results: Array<Judged>): Progress => {
  const start = performance.now()
  let tenths = 0
  const live = process.stderr.isTTY
  return {
    begun: (tests, milliseconds) =>
      tell(`${all} changes; ${tests} tests, which take ${(milliseconds / 1000).toFixed(1)} s together`),
    leftOut: (tests) => {
      if (tests.length > 0) tell(`${tests.length} LEFT OUT, for they fail before anything is changed:`)
      for (const test of tests) tell(`  ${test}`)
    },
    judged: (judged) => {
      results.push(judged)
      const done = results.length
      const survived = results.filter(({ fate }) => fate === "survived" || fate === "unreached").length
      const seconds = (performance.now() - start) / 1000
      const left = Math.round((seconds / done) * (all - done))
      const line = `${done} of ${all} tried, ${survived} survived, about ${left} s left`
      if (live) process.stderr.write(`\r\u001B[2K${line}${done === all ? "\n" : ""}`)
      else if (Math.floor((10 * done) / all) > tenths) {
        tenths = Math.floor((10 * done) / all)
        tell(line)
      }
    },
  }
}

const run = async ({ folders, runs, workers, json }: Request): Promise<void> => {
  const start = performance.now()
  const { domain, remove } = takeSnapshot()
  process.on("exit", remove)
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130))
  const filesByFolder = new Map(folders.map((folder) => [folder, filesOf(domain, folder)]))
  const files = [...new Set([...filesByFolder.values()].flat())].toSorted()
  const mutants = loadMutants(domain, files)
  const equivalents = readEquivalents()
  const open = mutants.filter(({ mutant }) => !isEquivalent(mutant, equivalents))
  const judged: Array<Judged> = []
  await coordinate({ domain, files, runs }, open, workers, progressOf(open.length, judged))
  const scores = [...filesByFolder].map(([folder, own]) =>
    scoreOf(
      folder,
      judged.filter(({ mutant }) => own.includes(mutant.file)),
      mutants.filter(({ mutant }) => own.includes(mutant.file) && isEquivalent(mutant, equivalents)).length,
    ),
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  for (const score of scores.filter(({ folder }) => !isFile(folder)))
    keepResult({
      check: "mutation",
      part: score.folder,
      failed: !passes(score),
      summary: summaryOf(score),
      details: score.survivors,
    })
  say(json ? JSON.stringify({ seconds, scores }, null, 2) : `\n${report(scores, seconds)}`)
  process.exitCode = scores.every(passes) ? 0 : 1
}

/** Finds the tests that cite a rule and notice a change of its code. */
const prove = async ({ runs, workers }: Request): Promise<void> => {
  const start = performance.now()
  const { domain, remove } = takeSnapshot()
  process.on("exit", remove)
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130))
  const { rules, evidence } = state()
  const files = carryingFiles(evidence)
  const equivalents = readEquivalents()
  const mutants = loadMutants(domain, files).filter(({ mutant }) => !isEquivalent(mutant, equivalents))
  let tenths = 0
  const { proofs, idle } = await proveRules(
    { domain, files, runs },
    evidence,
    mutants,
    workers,
    (done, all) => {
      if (Math.floor((10 * done) / all) === tenths) return
      tenths = Math.floor((10 * done) / all)
      tell(`${done} of ${all} citations tried`)
    },
  )
  for (const { id, file, line, name } of idle)
    say(`${file}:${line}  "${name}" notices no change of the code that carries ${id}`)
  const lacking = unproven(rules, evidence.tests, proofs)
  for (const { id, rule } of lacking) say(`${id} has no test that notices a change of its code: ${rule}`)
  const seconds = Math.round((performance.now() - start) / 1000)
  const summary = [
    `${rules.length - lacking.length} of ${rules.length} rules cite a test that notices a change of their code,`,
    `and ${proofs.length} of ${proofs.length + idle.length} citations do, in ${seconds} s`,
  ].join(" ")
  const failed = lacking.length > 0 || idle.length > 0
  keepResult({ check: "rules", part: "rules", failed, summary, details: proofs })
  say(`${summary}. npm run proof -- coverage names the change for each test.`)
  process.exitCode = failed ? 1 : 0
}

const asked = readArguments(process.argv.slice(2), knownFolders(DOMAIN), knownFiles(DOMAIN))
switch (asked._tag) {
  case "Help":
    process.stdout.write(HELP)
    break
  case "Refused":
    tell(`${asked.reason}\nnpm run mutation -- --help says more.`)
    process.exitCode = 2
    break
  case "Run":
    await (asked.request.rules ? prove(asked.request) : run(asked.request)).catch((error: unknown) => {
      if (!(error instanceof TestsFail)) throw error
      tell(error.message)
      process.exitCode = 1
    })
    break
}
