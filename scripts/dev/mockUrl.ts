import { join } from "node:path"
import { makeMock } from "../../packages/adapters/src/mock/makeMock.ts"
import { readFixtures } from "../../packages/adapters/src/mock/readFixtures.ts"
import { MOCK_DELAY_MS, serveMock } from "../../packages/adapters/src/mock/serveMock.ts"

/**
 * Starts a server that answers from the recordings, without a database, each call after three seconds: so long that every
 * skeleton and every pending button shows. `delay` takes another number of milliseconds.
 */
export const mockUrl = async (delay: string | undefined): Promise<string> => {
  const delayMs = delay === undefined ? MOCK_DELAY_MS : Number(delay)
  if (!Number.isInteger(delayMs) || delayMs < 0) {
    process.stderr.write("--delay takes a whole number of milliseconds, such as --delay 3000\n")
    process.exit(2)
  }
  const fixtures = readFixtures(join(import.meta.dirname, "../../fixtures/http"))
  const server = await serveMock(makeMock({ fixtures, signIn: "cookie" }), 0, { delayMs })
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The mock has no port.")
  const url = `http://127.0.0.1:${address.port}`
  process.stdout.write(`Recorded answers at ${url}, each after ${delayMs} ms\n`)
  return url
}
