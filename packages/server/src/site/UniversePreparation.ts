import type { UniverseName } from "@listwright/domain/catalogue"
import { Context } from "effect"

/** The progress of a universe's records. `fraction` is 0 to 1; `reason` is readable text. */
export type Preparation =
  | { readonly state: "ready" }
  /** Waiting, because others are made first. */
  | { readonly state: "waiting" }
  | { readonly state: "building"; readonly fraction: number }
  | { readonly state: "missing"; readonly reason: string }

/** Reports the progress of the universes that the site's sources sell, while the server runs. */
export class UniversePreparation extends Context.Service<
  UniversePreparation,
  { readonly of: (name: UniverseName) => Preparation }
>()("@listwright/server/site/UniversePreparation") {}
