import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { dropModel, postgresUrl } from "./storage/postgresModel.ts"

const root = join(import.meta.dirname, "../../..")

/** Builds the database that new sites unpack unless it is up to date, so that no test runs all migrations. */
export default (): (() => Promise<void>) => {
  execFileSync(process.execPath, ["scripts/build.ts", "--only", "new database"], {
    cwd: root,
    stdio: "inherit",
  })
  return async () => {
    const postgres = postgresUrl()
    if (postgres !== null) await dropModel(postgres)
  }
}
