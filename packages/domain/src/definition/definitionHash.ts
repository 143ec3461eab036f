import { Effect, Schema } from "effect"
import * as Digest from "effect/crypto/Digest"
import { canonicalDefinition } from "./canonicalDefinition.ts"
import { ListDefinition } from "./ListDefinition.ts"

const encode = Schema.encodeSync(ListDefinition)

/** The one text of a definition: canonical form, keys in a fixed order, no spaces. */
export const canonicalJson = (definition: ListDefinition): string =>
  JSON.stringify(encode(canonicalDefinition(definition)))

/** UTF-8 by hand: the domain knows neither Node nor a browser. A loop, since 2,000 areas make 100 kB of text. */
const utf8 = (text: string): Uint8Array => {
  const bytes = unescape(encodeURIComponent(text))
  const encoded = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) encoded[at] = bytes.charCodeAt(at)
  return encoded
}

/** SHA-256 of the canonical text, 64 hex digits. Equal exactly for definitions that select the same list. */
export const definitionHash = Effect.fn("definitionHash")(function* (definition: ListDefinition) {
  const digest = yield* Digest.Digest
  return yield* digest.digestHex(Digest.sha256, utf8(canonicalJson(definition)))
})
