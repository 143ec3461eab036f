import { type Identity, IDENTITY_FORM, type IdentityForm, type IdentityKind } from "./Identity.ts"

/**
 * Writes an identity as a line of a file of wanted identities, with its row number; in the current form unless `form`
 * is given.
 */
export const wantedLine = (
  row: number,
  { kind, place, text }: Readonly<Record<keyof Identity, string>>,
  form: IdentityForm = IDENTITY_FORM,
): string => `${row}\t${kind}\t${place}\t${text}\t${form}\n`

const KINDS: ReadonlyArray<IdentityKind> = ["person", "address", "last", "full"]

/** Parses the identity from a line of such a file. */
export const identityIn = (line: string): Identity => {
  const [, named, place, text] = line.split("\t")
  const kind = KINDS.find((known) => known === named)
  if (kind === undefined || place === undefined || text === undefined)
    throw new Error(`a line of wanted identities doesn't name anyone: ${line.slice(0, 100)}`)
  return { kind, place, text }
}
