import type { AreaChoiceRules } from "@listwright/domain/geography"
import type { AddressSection } from "./TypedAddress.ts"
import type { TypedAddress } from "./TypedAddress.ts"

/**
 * Returns whether the selection around an address is by radius or by quantity. A quantity search can't be mixed with
 * other areas, so 'more area' offers only a radius.
 */
export const addressSearchMethod = (
  section: AddressSection,
  { by }: Pick<TypedAddress, "by">,
  { mixing }: Pick<AreaChoiceRules, "mixing">,
): TypedAddress["by"] => (section === "closest" ? "quantity" : mixing === "moreArea" ? "radius" : by)
