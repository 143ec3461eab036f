import { Effect, type Stream } from "effect"
import { collectBody } from "./collectBody.ts"

/** Returns the file in a reply, under the name given by the server. */
export const readDownloadedFile = <E>(answer: {
  readonly body: Stream.Stream<Uint8Array, E>
  readonly headers: { readonly "content-disposition": string }
}) =>
  Effect.map(collectBody(answer), (bytes) => ({
    fileName: /filename="([^"]+)"/.exec(answer.headers["content-disposition"])?.[1] ?? "table",
    bytes,
  }))
