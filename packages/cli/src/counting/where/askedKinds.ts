import type { Area } from "@listwright/domain/definition"
import { AREA_WORDS } from "./areaWords.ts"
import type { WhereFlags } from "./whereOptions.ts"
import { EXCLUDE_FLAGS, NAMED_WORDS, POSTAL_WORDS } from "./whereWords.ts"

/** Returns the kinds of areas that the flags select and exclude. */
export const askedKinds = (flags: WhereFlags): ReadonlyArray<Area["kind"]> => {
  const kinds = { ...AREA_WORDS, zip4: "zip4", route: "carrierRoute", postalCode: "postalCode" } as const
  const asked = [...POSTAL_WORDS, ...NAMED_WORDS].filter(
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
