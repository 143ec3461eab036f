import { createHmac } from "node:crypto"
import type { UniverseName } from "@listwright/domain/catalog"

/** The possible first characters of an ID: only letters, so that no spreadsheet mistakes an ID for a number. */
const FIRST = "BCDFGHJKMNPQRSTV"
/** The digits of Crockford's Base32, without I, L, O, and U, which are easily mistaken for other characters. */
const OTHERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
/** The number of characters after the first: 4 bits plus twelve times 5 bits make the 64 bits of an ID. */
const FOLLOWING = 12

const text = (bits: bigint): string => {
  let id = ""
  let rest = bits
  for (let at = 0; at < FOLLOWING; at++) {
    id = (OTHERS[Number(rest & 31n)] ?? "") + id
    rest >>= 5n
  }
  return (FIRST[Number(rest)] ?? "") + id
}

/**
 * Returns the function that derives record IDs for one account's lists from a universe's person keys. An ID has 13
 * characters and is the same in each list and each month. `recordKey` is the account's key, 64 hexadecimal digits;
 * without it, IDs from two accounts don't reveal whether they belong to the same record. Among a million records, two
 * share an ID with a probability of 3 in 100 million.
 */
export const createRecordIdDeriver = (
  recordKey: string,
  universe: UniverseName,
): ((personKey: bigint) => string) => {
  const key = Buffer.from(recordKey, "hex")
  return (personKey) =>
    text(createHmac("sha256", key).update(`${universe}|${personKey}`).digest().readBigUInt64BE(0))
}
