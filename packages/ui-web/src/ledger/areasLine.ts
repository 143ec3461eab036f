import { type Area, areasName, areaText, isBareCode } from "@listwright/domain/definition"
import { recordsText } from "../design/Figure.tsx"

/** The chosen areas in a line: 'ZIP Code 60614', 'Chicago, IL', '6 ZIP Codes', '8 areas', and how many are excluded. */
export const areasLine = (areas: ReadonlyArray<Area>): string => {
  const chosen = areas.filter(({ excluded }) => !excluded)
  const excluded = areas.length - chosen.length
  return `${chosenText(chosen)}${excluded === 0 ? "" : `, ${recordsText(excluded)} excluded`}`
}

const chosenText = (chosen: ReadonlyArray<Area>): string => {
  const [first, ...others] = chosen
  if (first === undefined) return "No area"
  if (others.length === 0) return areaLine(first)
  const isOfOneKind = others.every(({ kind }) => kind === first.kind)
  return `${recordsText(chosen.length)} ${isOfOneKind ? areasName(first.kind, chosen.length) : "areas"}`
}

/** What has nothing but a code is told with its kind. */
const areaLine = (area: Area): string => {
  const text = areaText(area)
  if (!isBareCode(area.kind)) return text
  const kind = areasName(area.kind, 1)
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} ${text}`
}
