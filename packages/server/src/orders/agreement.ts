import { type Agreement, type AgreementKind, agreementKind } from "@listwright/domain/order"

/** Kept with each order: which wording was accepted. */
export const AGREEMENT_VERSION = "2026-11"

const shared = [
  "This agreement is between the site that provides the data and the account that orders it. Placing an order accepts it for every person who works for that account.",
  "Licence. The data is licensed, not sold. It may be used for the account's own marketing, as many times as the order's list usage says, and within twelve months of delivery. It may not be resold, lent, published, or made part of another data product.",
  "Lawful use. The account follows the law that applies to its marketing, including the rules on unsolicited mail, telephone calls and privacy, and keeps its own list of people who asked not to be contacted. The data may not be used to decide about anybody's credit, insurance, employment or housing.",
] as const

const postalAndPhone = [
  "Telephone numbers. Consumer telephone numbers are compared with the do-not-call list when a list is made. The account compares them again before calling, and does not call where calls are forbidden, such as in New York and Louisiana during a declared emergency.",
] as const

const emailCampaign = [
  "E-mail campaigns. No actual e-mail addresses are delivered. The message is sent on the account's behalf, and the delivered file holds names and postal addresses only. The account is the sender of its message and answers for what it says and for honouring requests to unsubscribe.",
] as const

const closing = [
  "Care. The account keeps the data safe, gives it only to those who need it for the permitted use, deletes it when the licence ends, and says without delay when it was lost or reached anybody else. Lists contain control records that show how they are used.",
  "No warranty. Data about people and places is never complete or entirely current. Records that were ordered and not delivered are refunded at the price shown; beyond that, liability is limited to what was paid for the order.",
] as const

const ownOf = (kind: AgreementKind): ReadonlyArray<string> => {
  switch (kind) {
    case "standard":
      return postalAndPhone
    case "emailCampaign":
      return emailCampaign
  }
}

/** The Data Use Agreement of a source, in printable paragraphs. */
export const dataUseAgreement = (listType: number): Agreement => ({
  title: "Data Use Agreement",
  version: AGREEMENT_VERSION,
  paragraphs: [...shared, ...ownOf(agreementKind(listType)), ...closing],
})
