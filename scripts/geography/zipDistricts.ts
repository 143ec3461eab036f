import type { ZipInfo } from "../../packages/geography/src/tables/ZipInfo.ts"
import { alabamaDistrict } from "./alabamaDistrict.ts"
import type { DistrictShape } from "./districtShapes.ts"
import { nearestShape } from "./nearestShape.ts"
import { shapeAround } from "./shapeAround.ts"

/**
 * Assigns each ZIP Code to the district of its state that contains its point, or to the nearest one if the point is
 * outside all of them. `nearest` counts the latter; the Marshall Islands have no district.
 */
export const zipDistricts = (
  shapes: ReadonlyMap<string, ReadonlyArray<DistrictShape>>,
  zips: ReadonlyArray<ZipInfo>,
): { readonly zipsOfDistrict: ReadonlyMap<string, ReadonlyArray<string>>; readonly nearest: number } => {
  let nearest = 0
  const zipsOfDistrict = new Map<string, Array<string>>()
  const outlined = ({ state, longitude, latitude }: ZipInfo): string | undefined => {
    const ofState = shapes.get(state) ?? []
    if (ofState.length === 1) return ofState[0]?.district
    const around = shapeAround(ofState, [longitude, latitude])
    if (around === undefined && ofState.length > 0) nearest++
    return (around ?? nearestShape(ofState, [longitude, latitude]))?.district
  }
  for (const info of zips) {
    const district = alabamaDistrict(info) ?? outlined(info)
    if (district === undefined) continue
    const members = zipsOfDistrict.get(district)
    if (members === undefined) zipsOfDistrict.set(district, [info.zip])
    else members.push(info.zip)
  }
  return { zipsOfDistrict, nearest }
}
