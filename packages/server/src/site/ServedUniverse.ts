import { Context } from "effect"
import type { UniverseManifest } from "../universe/UniverseManifest.ts"

/** The universe that this server counts in. */
export class ServedUniverse extends Context.Service<
  ServedUniverse,
  { readonly manifest: UniverseManifest }
>()("@listwright/server/site/ServedUniverse") {}
