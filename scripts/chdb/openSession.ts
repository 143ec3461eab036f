import { createRequire } from "node:module"
import { join } from "node:path"

/** A ClickHouse in process; it waits for every query. */
export interface ChdbSession {
  readonly query: (sql: string, format?: string) => string
  readonly cleanup: () => void
}

const isModule = (value: unknown): value is { readonly Session: new (folder: string) => ChdbSession } =>
  typeof value === "object" && value !== null && "Session" in value && typeof value.Session === "function"

/** Starts the installed chDB over a folder of its own. */
export const openSession = (installed: string, folder: string): ChdbSession => {
  const loaded: unknown = createRequire(join(installed, "package.json"))("chdb")
  if (!isModule(loaded)) throw new Error(`${installed} holds no chDB: remove the folder and install it again`)
  return new loaded.Session(folder)
}
