import { renameSync, writeFileSync } from "node:fs"
import { type Profiler, Session } from "node:inspector"
import { join } from "node:path"
import { threadId } from "node:worker_threads"
import { REACH_FOLDER } from "./Executed.ts"

/**
 * Loads before a process of the product (`node --import`): notes which functions run and writes them every second and
 * at the end, so that a killed process has recorded most of them. Test processes are left out, because what a test
 * itself calls reaches no rule.
 */
const folder = process.env[REACH_FOLDER]
const isTest = /[/\\]vitest[/\\]|tinypool/.test(process.argv[1] ?? "")
/** The product's own scripts: sources, and the terminal program as it is built. */
const OWN = /\/packages\/[\w-]+\/(?:src|dist)\//

const record = (to: string): void => {
  const seen = new Map<string, Map<string, readonly [number, number]>>()
  const session = new Session()
  session.connect()
  session.post("Profiler.enable")
  session.post("Profiler.startPreciseCoverage", { callCount: false, detailed: false })
  const note = ({ url, functions }: Profiler.ScriptCoverage): boolean => {
    if (!OWN.test(url)) return false
    const own = seen.get(url) ?? new Map<string, readonly [number, number]>()
    seen.set(url, own)
    const before = own.size
    for (const { ranges } of functions) {
      const [whole] = ranges
      if (whole !== undefined && whole.count > 0)
        own.set(`${whole.startOffset} ${whole.endOffset}`, [whole.startOffset, whole.endOffset])
    }
    return own.size > before
  }
  const take = (): void => {
    session.post("Profiler.takePreciseCoverage", (error, taken) => {
      if (error !== null || !taken.result.map(note).includes(true)) return
      const scripts = [...seen].map(([script, functions]) => ({ script, functions: [...functions.values()] }))
      const file = join(to, `process-${process.pid}-${threadId}`)
      // A process that is killed while it writes leaves its last record whole.
      writeFileSync(`${file}.unfinished`, JSON.stringify(scripts))
      renameSync(`${file}.unfinished`, `${file}.json`)
    })
  }
  setInterval(take, 1_000).unref()
  process.on("exit", take)
}

if (folder !== undefined && !isTest) record(folder)
