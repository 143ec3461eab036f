import { setTimeout as sleep } from "node:timers/promises"
import type { Fault } from "../Fault.ts"

export const allFaults: ReadonlyArray<Fault> = [
  {
    name: "kill -9 of the server",
    weight: 4,
    strike: async ({ site }) => {
      await site.kill()
      await site.start()
    },
  },
  {
    name: "kill -9 of the engine",
    weight: 2,
    strike: async ({ site }) => site.killEngine(),
  },
  {
    name: "crash of PostgreSQL",
    weight: 3,
    ofPostgresql: true,
    strike: async ({ postgresql }, random) => {
      await postgresql?.crash()
      await sleep(random.int(3_000))
      await postgresql?.restart()
    },
  },
  {
    name: "crash of PostgreSQL, then kill -9 of the server",
    weight: 1,
    ofPostgresql: true,
    strike: async ({ postgresql, site }, random) => {
      await postgresql?.crash()
      await sleep(random.int(500))
      await site.kill()
      await postgresql?.restart()
      await site.start()
    },
  },
  {
    name: "the mail server is away",
    weight: 1,
    strike: async ({ mailServer }, random) => {
      await mailServer.stop()
      await sleep(random.int(3_000))
      await mailServer.resume()
    },
  },
  {
    name: "a restart as asked for",
    weight: 1,
    strike: async ({ site }) => {
      await site.stop()
      await site.start()
    },
  },
]
