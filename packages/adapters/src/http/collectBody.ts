import { Effect, Stream } from "effect"

const bytesOf = (chunks: ReadonlyArray<Uint8Array>): Uint8Array => {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** Collects a streamed file's bytes, returning once all of them have arrived. */
export const collectBody = <E>({ body }: { readonly body: Stream.Stream<Uint8Array, E> }) =>
  Effect.map(Stream.runCollect(body), bytesOf)
