import type { Choosing } from "@listwright/domain/geography"
import type { AddressSection } from "./addressSection.ts"
import type { TypedAddress } from "./TypedAddress.ts"

/** What is selected around an address. A quantity search does not mix with other areas, so 'more area' has none. */
export const measuredBy = (
  section: AddressSection,
  { by }: Pick<TypedAddress, "by">,
  { mixing }: Pick<Choosing, "mixing">,
): TypedAddress["by"] => (section === "closest" ? "quantity" : mixing === "moreArea" ? "radius" : by)
