import { AREA_KINDS } from "../../glossary/areaKinds.ts"
import type { EntryKind, ZipType } from "../Areas.ts"
import { codes } from "../../shared/Codes.ts"

/** The numeric codes of the ZIP types [ob5-paste-types]. */
export const zipTypes = codes<ZipType>({ plainZip: 0, zip: 1, zip4: 2, carrierRoute: 3 })

/** Returns the display name of an entry kind. */
export const zipTypeName = (zipType: EntryKind): string =>
  AREA_KINDS[zipType === "plainZip" ? "zip" : zipType].label

/** Returns an example of an entry kind, for placeholders and messages. */
export const zipTypeExample = (zipType: EntryKind): string => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return "60614"
    case "zip4":
      return "60614-1234"
    case "carrierRoute":
      return "60614C001"
    case "scf":
      return "606"
    case "postalCode":
      return "M5V 2T6"
  }
}
