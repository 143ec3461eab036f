import type { Area } from "../../definition/Area.ts"
import type { ZipType } from "../Areas.ts"

/** The ZIP type of a list: that of its ZIP+4s or carrier routes when it holds nothing else, plain otherwise. spec: order-builder §3 */
export const zipTypeOfList = (areas: ReadonlyArray<Area>): ZipType => {
  const [kind, ...others] = new Set(areas.map((area) => area.kind))
  return others.length === 0 && (kind === "zip4" || kind === "carrierRoute") ? kind : "plainZip"
}
