import { areaKey, areaOfCode, CarrierRoute, Zip, Zip4, type ZipType } from "@listwright/domain"
import { Schema } from "effect"

/** What a code of a geography item is, by its form: 5 digits, 9 digits, or a ZIP Code and a route. */
export const zipTypeOfCode = (code: string): Exclude<ZipType, "plainZip"> | null => {
  if (Schema.is(Zip)(code)) return "zip"
  if (Schema.is(Zip4)(code)) return "zip4"
  return Schema.is(CarrierRoute)(code) ? "carrierRoute" : null
}

/** The domain's key of a geography item; null when its code is of no kind that this client knows. */
export const areaKeyOfCode = (code: string): string | null => {
  const zipType = zipTypeOfCode(code)
  return zipType === null ? null : areaKey(areaOfCode(zipType, code))
}
