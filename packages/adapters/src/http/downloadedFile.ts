import { Effect, type Stream } from "effect"
import { wholeBody } from "./wholeBody.ts"

/** Returns the file in a reply, under the name given by the server. */
export const downloadedFile = <E>(answer: {
  readonly body: Stream.Stream<Uint8Array, E>
  readonly headers: { readonly "content-disposition": string }
}) =>
  Effect.map(wholeBody(answer), (bytes) => ({
    fileName: /filename="([^"]+)"/.exec(answer.headers["content-disposition"])?.[1] ?? "table",
    bytes,
  }))
