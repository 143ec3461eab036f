import fc from "fast-check"
import type { Gift } from "../../src/rewards/Gift.ts"

export const gift = (id: number, points: number, categoryId = 1): Gift => ({
  id,
  categoryId,
  name: `Gift ${id}`,
  description: "",
  points,
  image: `/gifts/${id}.png`,
})

/** Gifts of different ids; points repeat often, so that ties come up. */
export const gifts = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }).chain((ids) =>
  fc
    .array(fc.tuple(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 3 })), {
      minLength: ids.length,
      maxLength: ids.length,
    })
    .map((rest) => ids.map((id, at) => gift(id, ...(rest[at] ?? [0, 1])))),
)
