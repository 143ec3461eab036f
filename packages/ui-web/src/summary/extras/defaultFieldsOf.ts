import { outputFieldsOf } from "@listwright/domain/catalogue"
import type { ListDefinition } from "@listwright/domain/definition"
import { RECORD_FIELDS } from "@listwright/domain/glossary"

/** The columns that the file of a list has in any case, in their order. */
export const defaultFieldsOf = ({ listType, phoneOption }: ListDefinition): ReadonlyArray<string> => {
  const hasPhones = phoneOption === "onlyWithPhones" || phoneOption === "phonesWhereAvailable"
  return [...outputFieldsOf(listType), ...(hasPhones ? [RECORD_FIELDS.phone] : [])]
}
