import { writeFileSync } from "node:fs"
import { relative } from "node:path"
import type { Reporter, TestModule } from "vitest/node"

/** The environment variable that names the file the reporter writes. */
const TO = "LISTWRIGHT_SECONDS"

/** Writes the seconds of each file of tests: loading it, its hooks and its tests. */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter by its default export
export default class SecondsReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const seconds = modules.map((module) => {
      const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
        module.diagnostic()
      const all = collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration
      return [relative(process.cwd(), module.moduleId), Math.round(all / 100) / 10]
    })
    writeFileSync(process.env[TO] ?? "/dev/stderr", JSON.stringify(Object.fromEntries(seconds)))
  }
}
