import { Accounts } from "@listwright/domain/account"
import { DEFAULT_SOURCE_NAMING } from "@listwright/domain/catalog"
import { Effect } from "effect"

/** Returns the site's names for its sources; falls back to the catalog's if they can't be loaded. */
export const fetchSourceNaming = Effect.flatMap(Accounts, (accounts) =>
  Effect.orElseSucceed(accounts.site(), () => DEFAULT_SOURCE_NAMING),
)
