import { Accounts } from "@listwright/domain/account"
import { AS_IN_CATALOG } from "@listwright/domain/catalogue"
import { Effect } from "effect"

/** Returns the site's names for its sources. If they can't be loaded, falls back to those of the catalog. */
export const sourceNaming = Effect.flatMap(Accounts, (accounts) =>
  Effect.orElseSucceed(accounts.site(), () => AS_IN_CATALOG),
)
