import type { AreaFlags } from "./areaOptions.ts"
import { NAMED_AREA_KINDS, POSTAL_AREA_KINDS } from "./whereValues.ts"

const CHOOSING = [
  ...POSTAL_AREA_KINDS,
  "zipsFrom",
  ...NAMED_AREA_KINDS,
  "usa",
  "radius",
  "near",
  "addressesFrom",
  "polygon",
] as const

const countsDiffer = (values: ReadonlyArray<string>, places: ReadonlyArray<string>): boolean =>
  values.length !== 1 && values.length !== places.length

/**
 * Returns an error in how the options are combined, regardless of the areas they name; null if the combination is
 * valid.
 */
export const areaFlagsProblem = (flags: AreaFlags): string | null => {
  const { addressesFrom = [], closest = [], miles = [], near = [], polygon = [], radius = [] } = flags
  if ((radius.length === 0) !== (miles.length === 0))
    return "--radius and --miles go together, like --radius 60614 --miles 5."
  if ((near.length === 0) !== (closest.length === 0))
    return "--closest and --near go together, like --closest 5000 --near 60614."
  if (radius.length > 0 && countsDiffer(miles, radius))
    return `Use --miles once for all places, or once for each of the ${radius.length} --radius places.`
  if (near.length > 0 && countsDiffer(closest, near))
    return `Use --closest once for all places, or once for each of the ${near.length} --near places.`
  if (flags.sameState === true && radius.length === 0 && addressesFrom.length === 0)
    return "--same-state works only with --radius and --addresses-from."
  if (flags.addressColumn !== undefined && addressesFrom.length === 0)
    return "--address-column works only with --addresses-from."
  if (flags.granularity !== undefined && radius.length === 0 && polygon.length === 0)
    return "--granularity works only with --radius and --polygon."
  if (flags.simplify === true && polygon.length === 0) return "--simplify works only with --polygon."
  if (polygon.filter((file) => file === "-").length + (flags.zipsFrom === "-" ? 1 : 0) > 1)
    return "Only one option can read standard input."
  return CHOOSING.some((flag) => flags[flag] !== undefined)
    ? null
    : "Specify where to count with --zip 60614,60615, --county 'Cook, IL', --file definition.json, or another area option. For help, run: listwright count --help"
}
