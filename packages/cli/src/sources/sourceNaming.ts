import { Accounts } from "@listwright/domain/account"
import { AS_IN_CATALOG } from "@listwright/domain/catalogue"
import { Effect } from "effect"

/** How the site calls its sources. Nothing fails for want of a name: the catalog has them too. */
export const sourceNaming = Effect.flatMap(Accounts, (accounts) =>
  Effect.orElseSucceed(accounts.site(), () => AS_IN_CATALOG),
)
