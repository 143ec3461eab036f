import { allowNamedRecords, type RequestParts } from "./Access.ts"

const OFF = { mode: "off" } as const

/** A sample list with one ZIP Code. */
export const exampleList = {
  version: 1,
  listType: 10,
  areas: [{ kind: "zip", zip: "60614", excluded: false }],
  audience: { unit: "individuals", criteria: [] },
  phoneOption: "noPhones",
  emailOption: null,
  suppressions: { orders: OFF, savedCounts: OFF, files: OFF },
  occupant: null,
}

export const exampleSuppressedList = (kind: "orders" | "savedCounts" | "files", id: string) => ({
  ...exampleList,
  suppressions: { ...exampleList.suppressions, [kind]: { mode: "item", items: [id] } },
})

export const exampleLocationsList = (file: string) => ({
  ...exampleList,
  areas: [{ kind: "locations", name: "stores.csv", file, locations: 1, sameState: false, excluded: false }],
})

/**
 * Builds requests about a definition, which may name suppressions, a location file, a draft, and the account that the
 * list is for. `more` adds fields to the payload.
 */
export const definitionRequests = (more: object = {}) => {
  const asking = (definition: object, draftId: string | null = null): RequestParts => ({
    payload: { definition, draftId, revision: 1, ...more },
  })
  return allowNamedRecords({
    draft: (id) => asking(exampleList, id),
    order: (id, { draftId }) => asking(exampleSuppressedList("orders", id), draftId),
    "saved count": (id, { draftId }) => asking(exampleSuppressedList("savedCounts", id), draftId),
    "suppression file": (id, { draftId }) => asking(exampleSuppressedList("files", id), draftId),
    "location file": (id, { draftId }) => asking(exampleLocationsList(id), draftId),
    account: (id) => ({
      payload: { definition: exampleList, draftId: null, accountId: Number(id), revision: 1, ...more },
    }),
  })
}
