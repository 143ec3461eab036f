import { Result, Schema } from "effect"
import { AREA_TABS } from "../../../src/catalog/tabs.ts"
import { canLeaveGeography } from "../../../src/geography/step/canLeaveGeography.ts"
import {
  polygonSearchString,
  radiusSearchString,
} from "../../../src/geography/addresses/addressSearchString.ts"
import { radiusNotice } from "../../../src/geography/Notices.ts"
import { validateRadiusEntry } from "../../../src/geography/radius/validateRadiusEntry.ts"
import { isGeoScreen, screenGeoType } from "../../../src/geography/step/screenGeoType.ts"
import { GeoType, geoTypes } from "../../../src/definition/GeoType.ts"
import { splitPastedText } from "../../../src/geography/codes/parsePastedCodes.ts"
import { OrderStep } from "../../../src/definition/OrderStep.ts"
import { geoTypesReading } from "../../../src/shared/readings.ts"
import { AorB, known, ofText, option, rule, type Rule } from "../Rule.ts"

const { Struct, Int, String, NullOr, Union, Number, Literals } = Schema

/** Cases write the route of the SCF page in more than one way. */
const areaTab = (route: string) => {
  const wanted = /^scf/i.test(route) ? "SCFCode" : route
  return known(
    AREA_TABS.find((tab) => tab.toLowerCase() === wanted.toLowerCase()),
    `area tab ${route}`,
  )
}

export const geographyRules: ReadonlyArray<readonly [string, Rule]> = [
  ["geography.splitPaste", ofText(splitPastedText)],
  [
    "geography.canGoNext",
    rule(
      Struct({ route: String, geoCount: Int, addressCount: Int, geoType: GeoType, step: OrderStep }),
      ({ route, ...state }) => ({ value: canLeaveGeography({ ...state, tab: areaTab(route) }) }),
    ),
  ],
  [
    "geography.addrSearchString",
    rule(
      Union([
        Struct({ kind: Literals(["radius"]), longitude: Number, latitude: Number, value: Number }),
        Struct({
          kind: Literals(["polygon"]),
          polygons: Schema.Array(Schema.Array(Schema.Tuple([Number, Number]))),
        }),
      ]),
      (given) => ({
        value:
          given.kind === "radius"
            ? radiusSearchString([given.longitude, given.latitude], given.value)
            : polygonSearchString(given.polygons),
      }),
    ),
  ],
  [
    "geography.radius",
    rule(
      Struct({
        AddressLine: String,
        AddressName: String,
        Radius: NullOr(String),
        Quantity: NullOr(String),
        existingNames: Schema.Array(String),
      }),
      ({ AddressLine, AddressName, Radius, Quantity, existingNames }) =>
        Result.match(
          validateRadiusEntry(
            { addressLine: AddressLine, addressName: AddressName, radius: Radius, quantity: Quantity },
            existingNames,
          ),
          {
            onSuccess: ({ radius, quantity }) => ({
              value: {
                ...(radius === null ? {} : { Radius: radius }),
                ...(quantity === null ? {} : { Quantity: quantity }),
              },
            }),
            onFailure: (refused) => ({ error: radiusNotice(refused).text }),
          },
        ),
    ),
  ],
  [
    "geography.typeOfScreen",
    rule(Struct({ screen: String, reading: AorB }), ({ screen, reading }) => ({
      value: geoTypes.encode(
        screenGeoType(
          known(isGeoScreen(screen) ? screen : undefined, screen),
          option(geoTypesReading, reading),
        ),
      ),
    })),
  ],
]
