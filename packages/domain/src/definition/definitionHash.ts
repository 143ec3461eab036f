import * as Digest from "effect/crypto/Digest"
import { Effect, Schema } from "effect"
import type { Area } from "./Area.ts"
import { areaKey } from "./areaKey.ts"
import { canonicalDefinition } from "./canonicalDefinition.ts"
import { compareTexts } from "./sortedTexts.ts"
import { ListDefinition } from "./ListDefinition.ts"

const encode = Schema.encodeSync(ListDefinition)

/** The one text of a definition: canonical form, keys in a fixed order, no spaces. */
export const canonicalJson = (definition: ListDefinition): string =>
  JSON.stringify(encode(canonicalDefinition(definition)))

const unnamed = (area: Area): Area => ("name" in area ? { ...area, name: "" } : area)

/** Exclusions hold wherever they stand: last, by key. */
const chosenThenExcluded = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> => [
  ...areas.filter(({ excluded }) => !excluded),
  ...areas.filter(({ excluded }) => excluded).toSorted((a, b) => compareTexts(areaKey(a), areaKey(b))),
]

/** The canonical text without what says nothing about the selection: names of shapes, places of excluded areas. */
export const selectionJson = (definition: ListDefinition): string =>
  canonicalJson({ ...definition, areas: chosenThenExcluded(definition.areas.map(unnamed)) })

/** UTF-8 by hand: the domain knows neither Node nor a browser. A loop, since 2,000 areas make 100 kB of text. */
const utf8 = (text: string): Uint8Array => {
  const isAscii = /^[\0-\x7f]*$/.test(text)
  const bytes = isAscii ? text : unescape(encodeURIComponent(text))
  const encoded = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) encoded[at] = bytes.charCodeAt(at)
  return encoded
}

/** SHA-256 of the definition's `selectionJson`, 64 hex digits: equal hashes mean equal selections. */
export const definitionHash = Effect.fn("definitionHash")(function* (definition: ListDefinition) {
  const digest = yield* Digest.Digest
  return yield* digest.digestHex(Digest.sha256, utf8(selectionJson(definition)))
})
