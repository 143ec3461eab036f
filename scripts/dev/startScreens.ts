import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** Starts Vite over the screens; what they call is answered at the address. */
export const startScreens = (url: string, args: ReadonlyArray<string>): ChildProcess =>
  spawn(join(root, "node_modules/.bin/vite"), ["packages/ui-web", ...args], {
    cwd: root,
    env: { ...process.env, LISTWRIGHT_URL: url },
    stdio: "inherit",
  })
