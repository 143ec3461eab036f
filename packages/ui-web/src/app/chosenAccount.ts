import { AccountId, type User, UserId } from "@listwright/domain/account"
import { Option, Schema } from "effect"

const KEY = "listwright-account"
const Chosen = Schema.fromJsonString(Schema.Struct({ userId: UserId, accountId: AccountId }))
const decode = Schema.decodeUnknownOption(Chosen)
const encode = Schema.encodeSync(Chosen)

/** The account that a user chose for new lists on this browser; null: none, so that they are for their own. */
export const chosenAccount = ({ id }: Pick<User, "id">): AccountId | null =>
  Option.match(decode(localStorage.getItem(KEY)), {
    onNone: () => null,
    onSome: ({ accountId, userId }) => (userId === id ? accountId : null),
  })

export const rememberAccount = ({ id }: Pick<User, "id">, accountId: AccountId): void =>
  localStorage.setItem(KEY, encode({ userId: id, accountId }))

/** Drops it: the next person must not find it. */
export const forgetAccount = (): void => localStorage.removeItem(KEY)
