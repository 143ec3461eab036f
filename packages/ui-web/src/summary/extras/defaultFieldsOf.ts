import { traitsOf, universeOf } from "@listwright/domain/catalogue"
import type { ListDefinition } from "@listwright/domain/definition"
import { outputFields, RECORD_FIELDS } from "@listwright/domain/glossary"

/** The columns that the file of a list has in any case, in their order. */
export const defaultFieldsOf = ({ listType, phoneOption }: ListDefinition): ReadonlyArray<string> => {
  const hasPhones = phoneOption === "onlyWithPhones" || phoneOption === "phonesWhereAvailable"
  return [
    ...outputFields(traitsOf(listType).country, universeOf(listType)?.hasCompanies ?? false),
    ...(hasPhones ? [RECORD_FIELDS.phone] : []),
  ]
}
