/** Text for a cell of a table: nothing in it is read as markup. */
export const cell = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\|<>*_[\]]/g, (sign) => `\\${sign}`)
    .trim()

const ID = /\[?(?<![\w-])(?:p|ob)[4-9]-[a-z0-9]+(?:-[a-z0-9]+)*\]?/g

/** A link from a page in `docs` to a file, by the name in it. Ids in the name are left out. */
export const sourceLink = (file: string, name: string | null): string => {
  const shown = (name ?? "").replaceAll(ID, "").replaceAll(/^[\s:,]+|[\s:,]+$/g, "")
  return `[${cell(shown === "" ? (file.split("/").at(-1) ?? file) : shown)}](../${encodeURI(file)})`
}
