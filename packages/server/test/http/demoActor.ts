import { Actor } from "@listwright/adapters"
import { AccountId, type User, UserId } from "@listwright/domain/account"
import { Effect } from "effect"

/** A user who may ask about consumers. */
export const user: User = {
  id: UserId.make("1"),
  email: "demo@listwright.example",
  firstName: "Dee",
  lastName: "Mo",
  company: "",
  phone: "",
  role: "User",
  accountId: AccountId.make(1),
  accountName: "Demo",
  sources: [10],
}

/** Their session. */
export const asUser = Effect.provideService(Actor, {
  user,
  reach: { userId: user.id, accountId: user.accountId, managedAccounts: [] },
  via: "session",
  credentialId: "s",
})
