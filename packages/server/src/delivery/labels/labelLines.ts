import { RECORD_FIELDS } from "@listwright/domain/glossary"

/** The addressee of mail without a name, in mailers' standard wording. */
const NOBODY_NAMED = "Current Resident"

/**
 * Returns a function that builds the lines of a record's address label from its delivered cells: name, company, street,
 * place. `head` lists the cell names. Returns null if the list has no addresses.
 */
export const labelLines = (
  head: ReadonlyArray<string>,
): ((cells: ReadonlyArray<string>) => ReadonlyArray<string>) | null => {
  const cellOf = (name: string) => {
    const at = head.indexOf(name)
    return (cells: ReadonlyArray<string>): string => (at < 0 ? "" : (cells[at] ?? "").trim())
  }
  const of = {
    company: cellOf(RECORD_FIELDS.company),
    first: cellOf(RECORD_FIELDS.firstName),
    last: cellOf(RECORD_FIELDS.lastName),
    street: cellOf(RECORD_FIELDS.address),
    city: cellOf(RECORD_FIELDS.city),
    state: cellOf(RECORD_FIELDS.state),
    province: cellOf(RECORD_FIELDS.province),
    zip: cellOf(RECORD_FIELDS.zip),
    zip4: cellOf(RECORD_FIELDS.zip4),
    postalCode: cellOf(RECORD_FIELDS.postalCode),
  }
  if (!head.includes(RECORD_FIELDS.address)) return null
  return (cells) => {
    const name = [of.first(cells), of.last(cells)].filter((part) => part !== "").join(" ")
    const company = of.company(cells)
    const code = of.zip4(cells) === "" ? of.zip(cells) : `${of.zip(cells)}-${of.zip4(cells)}`
    const region = [of.state(cells) + of.province(cells), code + of.postalCode(cells)]
    const place = [of.city(cells), ...region].filter((part) => part !== "").join(" ")
    return [name === "" && company === "" ? NOBODY_NAMED : name, company, of.street(cells), place].filter(
      (line) => line !== "",
    )
  }
}
