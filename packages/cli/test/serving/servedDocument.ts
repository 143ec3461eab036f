import { once } from "node:events"
import type { Readable } from "node:stream"

/** Reads the document that `listwright serve --json` prints once it's ready. */
export const servedDocument = async (stdout: Readable) => {
  const [first] = await once(stdout, "data")
  const document: {
    readonly url: string
    readonly demoUsers: ReadonlyArray<{ email: string; password: string }>
  } = JSON.parse(String(first))
  return document
}
