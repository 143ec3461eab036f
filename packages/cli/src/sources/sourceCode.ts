import { LIST_TYPES, sourceNamed } from "@listwright/domain/catalogue"

const known = LIST_TYPES.map(({ code, shortCode }) => ({ listType: code, shortCode }))

/** The number of a source that is named by it or by its short code; a text says what is wrong. The server knows which it sells. */
export const sourceCode = (named: string): number | string => {
  if (/^[1-9]\d{0,3}$/.test(named)) return Number(named)
  return (
    sourceNamed(known, named)?.listType ??
    `there is no source '${named}'. Name it by its number or short code, like 170 or BUS170; 'listwright sources list' shows yours.`
  )
}
