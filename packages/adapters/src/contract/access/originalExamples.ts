import { type RelatedRecords, allowNamedRecords, type RequestParts } from "./Access.ts"

/** Builds the header that names the draft in an original-contract call. */
export const sessionHeader = (id: string) => ({ "x-order-session": id })

export const examplePaging = { PageNumber: 1, PageSize: 200 }
export const exampleGeos = [{ GeoKeyCode: "60614", GeoType: 5 }]

/** Builds a request for a page of an account's records. */
export const accountPageRequest = (id: string): RequestParts => ({
  payload: { accountId: Number(id), listType: 10, pagingOptions: examplePaging },
})

/** Builds an original-contract order, named by its session. */
export const exampleOrder = (id: string, more: object = {}) => ({
  order: { ListModuleSessionId: id, ...more },
})

const asking = ({ draftId }: RelatedRecords, more: object): RequestParts => ({
  payload: {
    order: {
      ListType: 10,
      OrderGeos: exampleGeos,
      ...(draftId === null ? {} : { ListModuleSessionId: draftId }),
      ...more,
    },
  },
})

const suppressing = (kind: "order" | "slc" | "file", items: string) => (id: string, beside: RelatedRecords) =>
  asking(beside, {
    SuppressionType: { order: false, slc: false, file: false, [kind]: "item" },
    [items]: [{ SuppressionValue: id }],
  })

/** Builds requests about an original-contract order, which doesn't support location files. */
export const orderRequests = () =>
  allowNamedRecords({
    draft: (id) => ({ payload: exampleOrder(id) }),
    order: suppressing("order", "OrderSuppressions"),
    "saved count": suppressing("slc", "SaveCountSuppressions"),
    "suppression file": suppressing("file", "CustomSuppressions"),
    account: (id, beside) => asking(beside, { AccountId: Number(id) }),
  })
