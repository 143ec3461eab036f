import type { Agreement } from "@listwright/domain/order"
import { Effect } from "effect"
import * as Digest from "effect/crypto/Digest"
import { SqlClient } from "effect/sql/SqlClient"

const wordsOf = ({ paragraphs, title }: Agreement): string => JSON.stringify([title, paragraphs])

/**
 * Returns the SHA-256 of an agreement's title and paragraphs, in hexadecimal. The hash identifies the wording
 * regardless of the version's name.
 */
export const hashAgreement = Effect.fn("hashAgreement")(function* (agreement: Agreement) {
  const digest = yield* Digest.Digest
  return yield* digest.digestHex(Digest.sha256, new TextEncoder().encode(wordsOf(agreement)))
})

/** Stores an accepted wording once. Later changes to the site's files don't affect it. */
export const storeAgreement = Effect.fn("storeAgreement")(function* ({
  hash,
  paragraphs,
  title,
  version,
}: Agreement & { readonly hash: string }) {
  const sql = yield* SqlClient
  yield* sql`INSERT INTO accepted_agreements ${sql.insert({
    hash,
    version,
    title,
    paragraphs: JSON.stringify(paragraphs),
  })} ON CONFLICT (hash) DO NOTHING`
})
