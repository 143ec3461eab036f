import { ADDRESS_KINDS, type AddressKind } from "../../format/rows/rowColumns.ts"

/** The suffixes of street names. */
export const SUFFIXES = ["St", "Ave", "Dr", "Rd", "Ln", "Ct", "Pl", "Way"]

/** Returns the text that follows a street's name; it's empty for an empty suffix. */
export const suffixText = (suffix: string): string => (suffix === "" ? "" : ` ${suffix}`)

/** The written format of an address, such as '12 Oak St', 'PO Box 12' or '12 Oak St Apt 101'. */
interface AddressForm {
  /** The text before the number. */
  readonly before: string
  readonly hasStreet: boolean
  /** The text before the unit number; null if there's no unit. */
  readonly unit: string | null
}

const house: AddressForm = { before: "", hasStreet: true, unit: null }
const box: AddressForm = { before: "PO Box ", hasStreet: false, unit: null }

/** The written formats of addresses, by the code of the address type. */
export const ADDRESS_FORMS: Readonly<Record<AddressKind, AddressForm>> = {
  [ADDRESS_KINDS.house]: house,
  [ADDRESS_KINDS.flat]: { ...house, unit: " Apt " },
  [ADDRESS_KINDS.box]: box,
  [ADDRESS_KINDS.business]: house,
  [ADDRESS_KINDS.suite]: { ...house, unit: " Ste " },
  [ADDRESS_KINDS.businessBox]: box,
}
