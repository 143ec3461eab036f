import {
  type AskedRoutes,
  type CountAnswer,
  type CountSaturation,
  saturationOf,
} from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { mockCount } from "../mockCount.ts"

/**
 * The records of the mock's lists lie on one route of each recorded ZIP Code, which has as many addresses as were recorded
 * there; what does not fit has no route.
 */
export const mockSaturation = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  asked: AskedRoutes,
): CountSaturation => {
  const { definitionHash, snapshot, total } = mockCount(definition, recorded)
  const deliverable = new Map(
    recorded.areas.map(({ available, key }) => [`${key.slice("zip:".length)}C001`, available] as const),
  )
  const selected = new Map<string, number>()
  let left = total
  for (const [code, addresses] of deliverable) {
    selected.set(code, Math.min(left, addresses))
    left -= selected.get(code) ?? 0
  }
  selected.set("", left)
  return { definitionHash, snapshot, ...saturationOf(selected, deliverable, deliverable, asked) }
}
