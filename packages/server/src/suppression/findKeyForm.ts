import type { CountUnavailable } from "@listwright/domain/counting"
import type { UniverseEngine } from "@listwright/engine/counts"
import type { KeyForm } from "@listwright/engine/matching"
import { Effect } from "effect"

/** Returns the form of the keys in an engine's universe. */
export const findKeyForm = ({
  universe,
}: Pick<UniverseEngine, "universe">): Effect.Effect<KeyForm, CountUnavailable> =>
  Effect.map(universe, ({ hasTextKeys }) => (hasTextKeys === true ? "text" : "number"))
