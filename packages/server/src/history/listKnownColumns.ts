import type { Attribute } from "@listwright/domain/audience"
import { Effect } from "effect"
import { ServedUniverse } from "../site/ServedUniverse.ts"

/**
 * Returns a source's attributes. While its data is unavailable, returns an empty list, so that orders can still be
 * shown, with their attributes' codes.
 */
export const listKnownColumns = Effect.fn("listKnownColumns")((listType: number) =>
  Effect.flatMap(ServedUniverse, ({ columns }) => columns(listType)).pipe(
    Effect.catchTag("CountUnavailable", () => Effect.succeed<ReadonlyArray<Attribute>>([])),
  ),
)
