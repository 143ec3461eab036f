import { createServer } from "node:http"
import { join } from "node:path"
import { Effect } from "effect"
import { createServerStarter } from "../../src/start/startServer.ts"
import { lendDemo } from "./lendDemo.ts"
import { makeTeam, sessionOf } from "./team.ts"

/** People in the universes of such a site. */
export const RECORDS = 20_000

export interface ControlledSite {
  readonly url: string
  /**
   * The control address of a `ControlledSite`: `POST /teams` makes a team, `POST /sessions?email=` signs a user in.
   */
  readonly control: string
  readonly close: () => Promise<void>
}

/**
 * Serves a new site over the lent demo universes, with a second address at which tests get users and sessions without
 * typing a password.
 */
export const controlledSite = async (dataFolder: string): Promise<ControlledSite> => {
  await lendDemo(dataFolder, RECORDS)
  const screensFolder = join(dataFolder, "none")
  const { close, services, url } = await createServerStarter()({
    port: 0,
    dataFolder,
    records: RECORDS,
    screensFolder,
  })
  let teams = 0
  const answerTo = async (address: URL): Promise<unknown> => {
    if (address.pathname === "/teams") {
      const team = ++teams
      await Effect.runPromise(Effect.provideContext(makeTeam(team), services))
      return { team }
    }
    const session = sessionOf(address.searchParams.get("email") ?? "")
    return { cookie: await Effect.runPromise(Effect.provideContext(session, services)) }
  }
  const control = createServer((request, response) => {
    answerTo(new URL(request.url ?? "", "http://127.0.0.1")).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve))
  const address = control.address()
  const port = typeof address === "object" ? address?.port : undefined
  return {
    url,
    control: `http://127.0.0.1:${port}`,
    close: async () => {
      control.closeAllConnections()
      control.close()
      await close()
    },
  }
}
