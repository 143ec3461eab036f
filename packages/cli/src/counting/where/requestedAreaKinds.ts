import type { Area } from "@listwright/domain/definition"
import { AREA_KIND_NAMES } from "./areaKindNames.ts"
import type { AreaFlags } from "./areaOptions.ts"
import { EXCLUDE_FLAGS, NAMED_AREA_KINDS, POSTAL_AREA_KINDS } from "./whereValues.ts"

/** Returns the kinds of areas that the flags select and exclude. */
export const requestedAreaKinds = (flags: AreaFlags): ReadonlyArray<Area["kind"]> => {
  const kinds = { ...AREA_KIND_NAMES, zip4: "zip4", route: "carrierRoute", postalCode: "postalCode" } as const
  const asked = [...POSTAL_AREA_KINDS, ...NAMED_AREA_KINDS].filter(
    (word) => flags[word] !== undefined || flags[EXCLUDE_FLAGS[word]] !== undefined,
  )
  const others = [
    ["zip", flags.zipsFrom],
    ["nation", flags.usa],
    ["radius", flags.radius],
    ["closest", flags.near],
    ["locations", flags.addressesFrom],
    ["polygon", flags.polygon],
  ] as const
  return [
    ...asked.map((word) => kinds[word]),
    ...others.flatMap(([kind, flag]) => (flag === undefined ? [] : [kind])),
  ]
}
