import type { User } from "@listwright/domain/account"

export const user: User = {
  id: "user-1",
  email: "dana@marsh.example",
  firstName: "Dana",
  lastName: "Marsh",
  company: "Marsh & Co",
  phone: "312-555-0142",
  role: "User",
  accountId: 1,
  accountName: "Marsh & Co",
  dataSources: [10],
}
