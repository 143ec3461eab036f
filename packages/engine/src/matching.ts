/** Matches the people named in a file: normalized names and addresses, their keys, and key files. */

export { KEY_BYTES, writeKeys } from "./format/keys/writeKeys.ts"
export {
  type Identity,
  IDENTITY_FORM,
  type IdentityForm,
  identityOfKey,
  identityOfPerson,
  identityOfText,
  type KeyForm,
} from "./matching/Identity.ts"
export { mergeKeys } from "./matching/mergeKeys.ts"
export { sealed, type Secret } from "./matching/seal.ts"
export { identityIn, wantedLine } from "./matching/wantedLine.ts"
