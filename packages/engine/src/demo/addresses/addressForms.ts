import { ADDRESS_KINDS, type AddressKind } from "../../format/rows/rowColumns.ts"

/** Ends of street names. */
export const SUFFIXES = ["St", "Ave", "Dr", "Rd", "Ln", "Ct", "Pl", "Way"]

/** What is written behind the name of a street; a suffix may be none. */
export const suffixText = (suffix: string): string => (suffix === "" ? "" : ` ${suffix}`)

/** How an address is written, such as '12 Oak St', 'PO Box 12' or '12 Oak St Apt 101'. */
interface AddressForm {
  /** What stands before the number. */
  readonly before: string
  readonly hasStreet: boolean
  /** What stands before the number of the unit; null: there is none. */
  readonly unit: string | null
}

const house: AddressForm = { before: "", hasStreet: true, unit: null }
const box: AddressForm = { before: "PO Box ", hasStreet: false, unit: null }

/** By the codes of the kinds. */
export const ADDRESS_FORMS: Readonly<Record<AddressKind, AddressForm>> = {
  [ADDRESS_KINDS.house]: house,
  [ADDRESS_KINDS.flat]: { ...house, unit: " Apt " },
  [ADDRESS_KINDS.box]: box,
  [ADDRESS_KINDS.business]: house,
  [ADDRESS_KINDS.suite]: { ...house, unit: " Ste " },
  [ADDRESS_KINDS.businessBox]: box,
}
