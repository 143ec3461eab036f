import { type Area, areaCode } from "@listwright/domain/definition"

/** An area as people write it: '60614', '60614-1234', '60614 C001', 'Chicago, IL', '20 miles around 350 Fifth Ave'. */
export const areaText = (area: Area): string => {
  const code = areaCode(area)
  switch (area.kind) {
    case "zip":
    case "scf":
    case "county":
    case "metroArea":
    case "state":
    case "savedCount":
      return code
    case "zip4":
      return `${code.slice(0, 5)}-${code.slice(5)}`
    case "carrierRoute":
      return `${code.slice(0, 5)} ${code.slice(5)}`
    case "city":
      return `${area.city}, ${area.state}`
    case "congressionalDistrict":
      return `${code.slice(0, 2)}-${code.slice(2)}`
    case "nation":
      return "Nationwide"
    case "postalCode":
      return code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code
    case "radius":
      return `${area.miles} ${area.miles === 1 ? "mile" : "miles"} around ${area.name}`
    case "closest":
      return `${area.quantity.toLocaleString("en-US")} records closest to ${area.name}`
    case "polygon":
      return area.name === "" ? `Polygon of ${area.points.length} points` : area.name
  }
}

const NAMES: Readonly<Record<Area["kind"], readonly [one: string, several: string]>> = {
  zip: ["ZIP Code", "ZIP Codes"],
  zip4: ["ZIP+4 code", "ZIP+4 codes"],
  carrierRoute: ["carrier route", "carrier routes"],
  scf: ["SCF", "SCFs"],
  city: ["city", "cities"],
  county: ["county", "counties"],
  metroArea: ["metro area", "metro areas"],
  congressionalDistrict: ["congressional district", "congressional districts"],
  state: ["state", "states"],
  nation: ["nation", "nations"],
  postalCode: ["postal code", "postal codes"],
  radius: ["radius", "radiuses"],
  closest: ["closest-records search", "closest-records searches"],
  polygon: ["polygon", "polygons"],
  savedCount: ["saved count", "saved counts"],
}

/** What several of one kind are called. */
export const areasName = (kind: Area["kind"], count: number): string => NAMES[kind][count === 1 ? 0 : 1]
