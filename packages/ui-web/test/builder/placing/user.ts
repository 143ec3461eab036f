import { AccountId, type User, UserId } from "@listwright/domain/account"

export const user: User = {
  id: UserId.make("user-1"),
  email: "dana@marsh.example",
  firstName: "Dana",
  lastName: "Marsh",
  company: "Marsh & Co",
  phone: "312-555-0142",
  role: "User",
  accountId: AccountId.make(1),
  accountName: "Marsh & Co",
  sources: [10],
}
