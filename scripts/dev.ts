import { spawn } from "node:child_process"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { makeMock } from "../packages/adapters/src/mock/makeMock.ts"
import { readFixtures } from "../packages/adapters/src/mock/readFixtures.ts"
import { MOCK_DELAY_MS, serveMock } from "../packages/adapters/src/mock/serveMock.ts"

/**
 * The screens as they are being written, over a running server of the site (LISTWRIGHT_URL, or http://127.0.0.1:4380).
 * `--mock` answers from the recordings instead, without a server or a database, each call after three seconds: so long that
 * every skeleton and every pending button shows. `--delay` takes another number of milliseconds. Everything else goes to Vite.
 */
const { values, tokens } = parseArgs({
  options: { mock: { type: "boolean", default: false }, delay: { type: "string" } },
  allowPositionals: true,
  strict: false,
  tokens: true,
})

const root = join(import.meta.dirname, "..")
const own = new Set(["mock", "delay"])
const isOwn = new Set(
  tokens.flatMap((token) =>
    token.kind === "option" && own.has(token.name)
      ? token.value === undefined || token.inlineValue === true
        ? [token.index]
        : [token.index, token.index + 1]
      : [],
  ),
)
const passedOn = process.argv.slice(2).filter((_, index) => !isOwn.has(index))

const mockUrl = async (): Promise<string> => {
  const delayMs = values.delay === undefined ? MOCK_DELAY_MS : Number(values.delay)
  if (!Number.isInteger(delayMs) || delayMs < 0) {
    process.stderr.write("--delay takes a whole number of milliseconds, such as --delay 3000\n")
    process.exit(2)
  }
  const mock = makeMock({ fixtures: readFixtures(join(root, "fixtures/http")), signIn: "cookie" })
  const server = await serveMock(mock, 0, { delayMs })
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The mock has no port.")
  const url = `http://127.0.0.1:${address.port}`
  process.stdout.write(`Recorded answers at ${url}, each after ${delayMs} ms\n`)
  return url
}

const env = values.mock === true ? { ...process.env, LISTWRIGHT_URL: await mockUrl() } : process.env
const vite = spawn(join(root, "node_modules/.bin/vite"), ["packages/ui-web", ...passedOn], {
  cwd: root,
  env,
  stdio: "inherit",
})
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => vite.kill(signal))
vite.on("exit", (code) => process.exit(code ?? 0))
