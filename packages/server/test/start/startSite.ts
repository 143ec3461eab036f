import { existsSync } from "node:fs"
import { join } from "node:path"
import { REACH_FOLDER } from "../../../../scripts/reach/Executed.ts"
import { type RunningServer, startServer } from "../../src/index.ts"
import type { StartOptions } from "../../src/start/StartOptions.ts"
import { serveInProcess } from "./servedProcess.ts"
import { lendDemo } from "../site/lendDemo.ts"
import { lendSite } from "../site/lendSite.ts"

/** The parts of a server that tests over HTTP need. */
export type Site = Pick<RunningServer, "url" | "close">

const inItsOwnProcess = async (dataFolder: string, records: number): Promise<Site> => {
  const { child, said, ended, says } = serveInProcess([
    "--port",
    "0",
    "--data",
    dataFolder,
    "--records",
    String(records),
  ])
  await says("ready at ")
  const close = async (): Promise<void> => {
    child.kill("SIGTERM")
    await ended
  }
  return { url: /ready at (\S+)/.exec(said())?.[1] ?? "", close }
}

/**
 * A server on a free port, in this process; in one of its own for `npm run reach`, where only what the server runs
 * counts, and nothing that a test calls.
 */
export const startSite = async (
  options: StartOptions & { readonly dataFolder: string; readonly records: number },
): Promise<Site> => {
  // A copied site has its users in the embedded database.
  if (options.databaseUrl !== undefined) await lendDemo(options.dataFolder, options.records)
  else if (!existsSync(join(options.dataFolder, "site"))) await lendSite(options.dataFolder, options.records)
  return process.env[REACH_FOLDER] === undefined
    ? startServer({ port: 0, ...options })
    : inItsOwnProcess(options.dataFolder, options.records)
}
