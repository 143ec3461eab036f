/** Puts the tiny universes into the data folder that it is called with: setups of vitest load no packages from their sources. */
import { putTinyUniverses } from "./tinyUniverses.ts"

const [data] = process.argv.slice(2)
if (data === undefined) throw new Error("Usage: putTiny.ts <data folder>")
await putTinyUniverses(data)
