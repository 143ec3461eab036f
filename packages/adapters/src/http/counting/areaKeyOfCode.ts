import { areaKey } from "@listwright/domain/definition"
import { areaOfCode } from "@listwright/domain/geography"
import { zipTypeOfCode } from "../../legacy-order/legacyAreas.ts"

/** The domain's key of a geography item; null when its code is of no kind that this client knows. */
export const areaKeyOfCode = (code: string): string | null => {
  const zipType = zipTypeOfCode(code)
  return zipType === null ? null : areaKey(areaOfCode(zipType, code))
}
