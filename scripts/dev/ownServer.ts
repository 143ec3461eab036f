import { freePort } from "../freePort.ts"
import type { DevOptions } from "./devOptions.ts"
import { ServerProcess } from "./ServerProcess.ts"
import { watchSources } from "./watchSources.ts"

export interface OwnServer {
  /** The same through all restarts. */
  readonly url: string
  readonly stop: () => Promise<void>
}

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`

const named = ([first = "", ...others]: ReadonlyArray<string>): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`

/** Starts a server, and starts it again with its engines whenever a source of theirs changes; says so each time. */
export const ownServer = async ({ forServer, inspect }: DevOptions): Promise<OwnServer> => {
  const port = await freePort()
  const args = ["--port", String(port), ...forServer]
  let stopping = false
  let changed: Array<string> = []

  const start = (isFirst: boolean) => {
    const begun = new ServerProcess(args, inspect, isFirst)
    begun.onEnd(() => {
      if (begun === running && !stopping && !restarting)
        process.stdout.write("The server has ended. It starts again with the next change.\n")
    })
    return begun
  }
  let restarting = false
  let running = start(true)
  const stop = () => {
    stopping = true
    return running.stop()
  }
  // A first start takes a while, and nothing else ends it: it is in a group of its own.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop())
  if (!(await running.isReady)) process.exit(1)

  const restart = async () => {
    restarting = true
    while (changed.length > 0 && !stopping) {
      const files = changed
      changed = []
      const since = performance.now()
      await running.stop()
      if (stopping) break
      running = start(false)
      const isReady = await running.isReady
      if (isReady) process.stdout.write(`Restarted the server: ${named(files)} changed, ${seconds(since)}\n`)
      else if (!stopping)
        process.stdout.write(
          `The server does not start since ${named(files)} changed. It tries again with the next change.\n`,
        )
    }
    restarting = false
  }
  watchSources((files) => {
    changed.push(...files)
    if (!restarting) void restart()
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
  }
}
