import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const EXAMPLE = join(import.meta.dirname, "../../packages/server/example-site")

/** Writes the example site into a folder, with a mail server on this machine. */
export const writeSiteFolder = (folder: string, smtpPort: number): void => {
  cpSync(EXAMPLE, folder, { recursive: true })
  const file = join(folder, "site.json")
  const smtp = { host: "127.0.0.1", port: smtpPort, security: "none" }
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), smtp }))
}
