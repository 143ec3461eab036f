import { InvalidArgumentError } from "@commander-js/extra-typings"

/** Parses comma-separated attributes as typed. */
export const parseColumns = (text: string, before: ReadonlyArray<string> = []): ReadonlyArray<string> => {
  const columns = text.split(",").flatMap((column) => (column.trim() === "" ? [] : [column.trim()]))
  if (columns.length === 0) throw new InvalidArgumentError("It must be an attribute, like AGE.")
  return [...before, ...columns]
}
