import type { ListDefinition } from "@listwright/domain"
import { CONSUMER } from "../../universe/columns.ts"

/** Why a definition asks for something that nobody here has data of, for a person; null where it does not. */
export const unanswerable = ({ listType, suppressions }: ListDefinition): string | null => {
  if (listType !== CONSUMER) return `there are no records of list type ${listType}`
  const used = Object.values(suppressions).some(({ mode }) => mode !== "off")
  return used ? "suppressions cannot be counted" : null
}
