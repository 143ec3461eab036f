import type { UniverseName } from "@listwright/domain/catalog"
import { Context } from "effect"

/** The progress of preparing a universe's records. `fraction` is 0 to 1; `reason` is human-readable. */
export type Preparation =
  | { readonly state: "ready" }
  /** The waiting state, while other universes are built first. */
  | { readonly state: "waiting" }
  | { readonly state: "building"; readonly fraction: number }
  | { readonly state: "missing"; readonly reason: string }

/** Reports the progress of the universes sold by the site's sources, while the server runs. */
export class UniversePreparation extends Context.Service<
  UniversePreparation,
  { readonly of: (name: UniverseName) => Preparation }
>()("@listwright/server/site/UniversePreparation") {}
