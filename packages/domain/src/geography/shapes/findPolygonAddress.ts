import { Effect, Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import type { Notice } from "../../shared/Notice.ts"
import { addressNotFound, polygonNotice } from "../AddressNotices.ts"
import { locateAddress } from "../addresses/locateAddress.ts"
import { ADDRESS_ZOOM } from "./mapView.ts"
import { polygonAddress } from "./polygonTool.ts"

/** Where a map goes. */
export interface MapMove {
  readonly centre: Point
  readonly zoom: number
}

/** Finds the address that the map of the polygon page goes to, or says why not. spec: order-builder §5 [ob5-polygon] */
export const findPolygonAddress = Effect.fn("findPolygonAddress")(function* (text: string) {
  const refuse = (warning: Notice): Result.Result<MapMove, Notice> => Result.fail(warning)
  const address = polygonAddress(text)
  if (Result.isFailure(address)) return refuse(polygonNotice(address.failure))
  const place = yield* locateAddress(address.success)
  if (Result.isFailure(place)) return refuse(addressNotFound)
  return Result.succeed<MapMove>({ centre: place.success.point, zoom: ADDRESS_ZOOM })
})
