import { devOptions } from "./dev/devOptions.ts"
import { ownServer } from "./dev/ownServer.ts"
import { startScreens } from "./dev/startScreens.ts"

/**
 * `npm run dev`: the screens as they are being written, with Vite's hot reload, over a server that starts again whenever its
 * sources change. A server that runs elsewhere takes its place where LISTWRIGHT_URL names one, and with `--mock` a small
 * site of which each call takes three seconds.
 */
const options = devOptions(process.argv.slice(2))
if (typeof options === "string") {
  process.stderr.write(`${options}\n`)
  process.exit(2)
}

const given = process.env["LISTWRIGHT_URL"]
// Loads this module only when it's needed, so that other runs start without it.
const slow =
  options.mock === undefined
    ? undefined
    : await (await import("./dev/slowUrl.ts")).slowUrl(options.mock.delay)
const server = slow !== undefined || given !== undefined ? slow : await ownServer(options)

const screens = startScreens(server?.url ?? given ?? "", options.forVite)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => screens.kill(signal))
screens.on("exit", (code) => {
  void (server?.stop() ?? Promise.resolve()).finally(() => process.exit(code ?? 0))
})
