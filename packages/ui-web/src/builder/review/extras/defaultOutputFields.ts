import { sourceOutputFields } from "@listwright/domain/catalog"
import type { ListDefinition } from "@listwright/domain/definition"
import { RECORD_FIELDS } from "@listwright/domain/glossary"

/** Returns the columns that a list's file always has, in order. */
export const defaultOutputFields = ({ listType, phoneOption }: ListDefinition): ReadonlyArray<string> => {
  const hasPhones = phoneOption === "onlyWithPhones" || phoneOption === "phonesWhereAvailable"
  return [...sourceOutputFields(listType), ...(hasPhones ? [RECORD_FIELDS.phone] : [])]
}
