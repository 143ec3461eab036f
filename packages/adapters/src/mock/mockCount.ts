import { type CountAnswer, suppressionSources } from "@listwright/domain/counting"
import {
  areaCode,
  areaKey,
  type CanonicalDefinition,
  canonicalJson,
  DefinitionHash,
} from "@listwright/domain/definition"

const figuresOf = (code: string, recorded: CountAnswer["areas"]) =>
  recorded[
    Array.from(code, (digit) => digit.charCodeAt(0)).reduce((sum, digit) => sum + digit, 0) % recorded.length
  ]

/**
 * A count that adds up: recorded areas have their own figures, others the figures of one of those, always the same one.
 * The audience changes nothing, nobody is suppressed; asking for phones only leaves those with phones.
 */
export const mockCount = (definition: CanonicalDefinition, recorded: CountAnswer): CountAnswer => {
  const own = new Map(recorded.areas.map((area) => [area.key, area]))
  const areas = definition.areas
    .filter(({ excluded }) => !excluded)
    .map((area) => {
      const key = areaKey(area)
      const { available = 0, withPhones = 0 } =
        own.get(key) ?? figuresOf(areaCode(area), recorded.areas) ?? {}
      return {
        key,
        available: definition.phoneOption === "onlyWithPhones" ? withPhones : available,
        withPhones,
      }
    })
  return {
    definitionHash: DefinitionHash.make(`mock ${canonicalJson(definition)}`),
    snapshot: recorded.snapshot,
    total: areas.reduce((sum, { available }) => sum + available, 0),
    withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
    areas,
    withoutPlace: [],
    suppressed: suppressionSources(definition)
      .filter((source) => source !== "doNotSell")
      .map((source) => ({ source, matched: 0, taken: 0 })),
  }
}
