import { cityOfName } from "./cityOfName.ts"
import { dumpedFsas } from "./dumpedFsas.ts"
import { ownCity } from "./ownCities.ts"
import { OWN_POINTS } from "./ownPoints.ts"

/** The FSA for letters to Santa Claus, which has no residents. */
const NOBODY = "H0H"

/** The province of an FSA by its first letter; X is the Northwest Territories and, in the east, Nunavut. */
const PROVINCE_OF: Readonly<Record<string, string>> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  X: "NT",
  Y: "YT",
}
const NUNAVUT: ReadonlyArray<string> = ["X0A", "X0B", "X0C"]

const provinceOf = (fsa: string): string => {
  const province = NUNAVUT.includes(fsa) ? "NU" : PROVINCE_OF[fsa.charAt(0)]
  if (province === undefined) throw new Error(`${fsa} is in no province`)
  return province
}

const degrees = (value: number): string => String(Math.round(value * 10_000) / 10_000)

const HEAD = ["fsa", "city", "province", "latitude", "longitude"]

/** The committed file `fsas.tsv`, built again. Throws where a name or point of the package was left as it is broken. */
export const fsaTable = (): string => {
  const rows = dumpedFsas()
    .filter(({ zip }) => zip !== NOBODY)
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1))
    .map(({ city: name, latitude, longitude, zip: fsa }) => {
      const [north, east] = OWN_POINTS[fsa] ?? [latitude, longitude]
      const city = ownCity(fsa) ?? cityOfName(fsa, name)
      if (north === null || east === null) throw new Error(`the point of ${fsa} is not known`)
      if (/[\uFFFD()/]|Government/.test(city)) throw new Error(`${fsa} is called '${city}'`)
      return [fsa, city, provinceOf(fsa), degrees(north), degrees(east)]
    })
  return [HEAD, ...rows].map((row) => `${row.join("\t")}\n`).join("")
}
