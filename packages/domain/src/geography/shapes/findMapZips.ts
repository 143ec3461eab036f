import { Effect, Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import type { Notice } from "../../shared/Notice.ts"
import { addressNotFound, mapZipSearchNotice } from "../AddressNotices.ts"
import { locateAddress } from "../addresses/locateAddress.ts"
import { mapZipSearch } from "./mapZipSearch.ts"

/** A circle of the map whose ZIP Codes are to be shown. */
export interface MapCircle {
  readonly centre: Point
  readonly miles: number
}

/** Finds the circle that a search on the ZIP map is about, or says why not. spec: order-builder §5 [ob5-map-search] */
export const findMapZips = Effect.fn("findMapZips")(function* (text: string, radius: string) {
  const refuse = (warning: Notice): Result.Result<MapCircle, Notice> => Result.fail(warning)
  const search = mapZipSearch(text, radius)
  if (Result.isFailure(search)) return refuse(mapZipSearchNotice(search.failure))
  const place = yield* locateAddress(search.success.text)
  if (Result.isFailure(place)) return refuse(addressNotFound)
  return Result.succeed<MapCircle>({ centre: place.success.point, miles: search.success.miles })
})
