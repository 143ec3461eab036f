import { codes } from "../shared/Codes.ts"
import type { ZipType } from "./Areas.ts"

/** spec: order-builder §3 (Zip types: 0 plain ZIP in requests, 1 ZIP Code, 2 ZIP+4, 3 Carrier Routes) */
export const zipTypes = codes<ZipType>({ plainZip: 0, zip: 1, zip4: 2, carrierRoute: 3 })

/** What people read. */
export const zipTypeName = (zipType: ZipType): string => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return "ZIP Code"
    case "zip4":
      return "ZIP+4"
    case "carrierRoute":
      return "Carrier Route"
  }
}

/** What one looks like, for placeholders and messages. */
export const zipTypeExample = (zipType: ZipType): string => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return "60614"
    case "zip4":
      return "60614-1234"
    case "carrierRoute":
      return "60614C001"
  }
}
