import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type RunningServer, startServer } from "@listwright/server"
import { commandLine, type Ended, type TestEnvironment } from "./commandLine.ts"
import { lendDemo } from "../../server/test/site/lendDemo.ts"

/** The time limit for starting on a busy machine. */
export const START_MS = 120_000

export interface RealServer {
  readonly server: RunningServer
  /** Gone when the server has stopped. */
  readonly folder: string
  /** The operator's secret. */
  readonly operator: string
  /** Runs a command line as the demo user; without a user if the site has no demo users. */
  readonly listwright: (argv: ReadonlyArray<string>, more?: TestEnvironment) => Promise<Ended>
  /** A token of a demo user's own: 'demo', 'reseller', 'power', 'digital' or 'nopay'. */
  readonly tokenOf: (user: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts the product's own server with a small universe in a folder of its own. */
export const startRealServer = async ({ demoUsers = true } = {}): Promise<RealServer> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-cli-"))
  await lendDemo(folder)
  const server = await startServer({
    port: 0,
    dataFolder: folder,
    records: 20_000,
    screensFolder: join(folder, "none"),
    demoUsers,
  })
  const tokenOf = async (user: string): Promise<string> => {
    const response = await fetch(`${server.url}/api/v1/tokens`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: `${user}@listwright.example`,
        password: "Demo-Portal-2026",
        name: "test",
      }),
    })
    const issued: { token: string } = JSON.parse(await response.text())
    return issued.token
  }
  const token = demoUsers ? await tokenOf("demo") : null
  const secrets: { operator: string } = JSON.parse(readFileSync(join(folder, "site", "secrets.json"), "utf8"))
  return {
    server,
    folder,
    operator: secrets.operator,
    tokenOf,
    listwright: (argv, { env, ...more } = {}) =>
      commandLine(argv, {
        ...more,
        env: {
          HOME: folder,
          LISTWRIGHT_URL: server.url,
          ...(token === null ? {} : { LISTWRIGHT_TOKEN: token }),
          ...env,
        },
      }),
    stop: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
