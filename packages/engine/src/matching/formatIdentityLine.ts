import { type Identity, IDENTITY_FORM, type IdentityForm, type IdentityKind } from "./Identity.ts"

/**
 * Formats an identity as a line in a file of identities to find, with its row number. `form` defaults to the current
 * form.
 */
export const formatIdentityLine = (
  row: number,
  { kind, place, text }: Readonly<Record<keyof Identity, string>>,
  form: IdentityForm = IDENTITY_FORM,
): string => `${row}\t${kind}\t${place}\t${text}\t${form}\n`

const KINDS: ReadonlyArray<IdentityKind> = ["person", "address", "last", "full"]

/** Parses the identity from such a line. */
export const parseIdentityLine = (line: string): Identity => {
  const [, named, place, text] = line.split("\t")
  const kind = KINDS.find((known) => known === named)
  if (kind === undefined || place === undefined || text === undefined)
    throw new Error(`a line of wanted identities doesn't name anyone: ${line.slice(0, 100)}`)
  return { kind, place, text }
}
