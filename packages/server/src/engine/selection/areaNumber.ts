import type { PostalArea } from "@listwright/domain"
import { routeCodeOf, zipRoute } from "../../universe/rows/routeCode.ts"
import type { AreaNumber } from "./Selection.ts"

/** The number of a carrier route such as '60614C001'. */
export const carrierRouteNumber = (route: string): number =>
  zipRoute(Number(route.slice(0, 5)), routeCodeOf(route.slice(5)))

export const areaNumber = (area: PostalArea): AreaNumber => {
  switch (area.kind) {
    case "zip":
      return { kind: "zip", zip: Number(area.zip), code: Number(area.zip) }
    case "zip4":
      return { kind: "zip4", zip: Number(area.zip4.slice(0, 5)), code: Number(area.zip4) }
    case "carrierRoute":
      return {
        kind: "carrierRoute",
        zip: Number(area.carrierRoute.slice(0, 5)),
        code: carrierRouteNumber(area.carrierRoute),
      }
  }
}
