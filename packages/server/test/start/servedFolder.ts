import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach } from "vitest"
import { serveInProcess, type ServedProcess } from "./servedProcess.ts"

export const READY = "Listwright is ready at "
export const urlOf = ({ said }: ServedProcess): string => said().split(READY)[1]?.split("\n")[0] ?? ""
/** People in the universes of these sites. */
export const FEW = 20_000

/** A data folder for each test of a file, and servers on it, which end with the test. */
export const servedFolder = () => {
  let folder = ""
  const processes: Array<ServedProcess> = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "listwright-site-"))
  })
  afterEach(async () => {
    for (const { child } of processes.splice(0)) child.kill("SIGKILL")
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return {
    folder: () => folder,
    serve: (...argv: ReadonlyArray<string>): ServedProcess => {
      const served = serveInProcess(["--port", "0", "--data", folder, "--records", String(FEW), ...argv])
      processes.push(served)
      return served
    },
  }
}
