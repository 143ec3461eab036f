import type { Identity } from "./Identity.ts"

/** The line of a file of wanted identities that names one, by the number of its row. */
export const wantedLine = (
  row: number,
  { kind, place, text }: Readonly<Record<keyof Identity, string>>,
): string => `${row}\t${kind}\t${place}\t${text}\n`
