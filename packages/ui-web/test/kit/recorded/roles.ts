import type { MockNetwork } from "./mockNetwork.ts"

/** The recorded user in another role, working for two accounts. */
export const asRole =
  (role: "Reseller" | "Power User") =>
  (network: MockNetwork): void =>
    network.answer("/Common/InitUser.ashx", async (_, pass) => {
      const { d } = await (await pass()).json()
      const accountList = [
        ...d.DataSource.accountList,
        { AccountId: 2, AccountName: "Lakeside Media", AccountDesc: "Lakeside Media", IsDefault: false },
      ]
      return Response.json({ d: { ...d, DataSource: { ...d.DataSource, User_RoleName: role, accountList } } })
    })
