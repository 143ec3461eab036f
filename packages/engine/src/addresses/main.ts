/** Builds the streets of the universe in a specified folder, then exits. */
import { Effect } from "effect"
import { explainStorageError } from "../files/explainStorageError.ts"
import { readManifest } from "../format/readManifest.ts"
import { buildAddresses } from "./buildAddresses.ts"

// The requesting process is gone, and what is written here is unfinished.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))
const [folder = ""] = process.argv.slice(2)
try {
  const manifest = await Effect.runPromise(readManifest(folder))
  if (manifest === null) throw new Error("the universe is unfinished")
  await buildAddresses(folder, manifest)
  process.exit(0)
} catch (cause) {
  process.send?.(explainStorageError(cause), () => process.exit(1))
}
