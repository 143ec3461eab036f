/** Matches the people named in a file: normalized names and addresses, their keys, and key files. */

export { KEY_BYTES, writeKeys } from "./format/keys/writeKeys.ts"
export {
  type Identity,
  IDENTITY_FORM,
  type IdentityForm,
  identityFromKey,
  identityFromPerson,
  identityFromText,
  type KeyForm,
} from "./matching/Identity.ts"
export { mergeKeys } from "./matching/mergeKeys.ts"
export { createSealer, type Secret } from "./matching/seal.ts"
export { parseIdentityLine, formatIdentityLine } from "./matching/formatIdentityLine.ts"
