import { DraftId } from "@listwright/domain/shared"
import type { Recorder } from "./Recorder.ts"

/** When everything was recorded, according to the recordings. */
const RECORDED_AT = "2026-11-21T12:00:00.000Z"
/** The day of RECORDED_AT, and the last day of what was saved on it. */
export const SAVED_ON = "2026-11-21"
export const EXPIRES_ON = "2027-02-19"
/** The last day of a quote of that day. */
const VALID_UNTIL = "2026-12-21"
const DAYS = {
  OrderDate: SAVED_ON,
  ExpirationDate: EXPIRES_ON,
  orderDate: SAVED_ON,
  expirationDate: EXPIRES_ON,
  submittedDay: SAVED_ON,
  day: SAVED_ON,
  RedeemDate: SAVED_ON,
  sentOn: SAVED_ON,
  validUntil: VALID_UNTIL,
}
/** The points of the user, which earlier orders decide: before the recorded order and after it. */
const POINTS = { userPoint: "0", UserPoint: "40" }
const POINT = /"(userPoint|UserPoint)":\d+/g
/** What orders earned before the store was recorded differs; what else is in the ledger does not. */
const LEDGER = /"AvailablePoints":\d+,"BonusPoints":(\d+),"EarnedPoints":\d+,"RedeemedPoints":(\d+)/g
const DAY =
  /"(OrderDate|ExpirationDate|orderDate|expirationDate|submittedDay|sentOn|validUntil|day|RedeemDate)":"\d{4}-\d\d-\d\d"/g
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g
/** The name of a file that says the day, within JSON. */
const DATED = /filename=\\"([\w-]+)-\d{4}-\d\d-\d\d\.(\w+)\\"/g
const VAULT_TOKEN = /"token":"([^"]+)"/g

/** What a recording calls something, and what it is written down as. */
export type StableName = readonly [recorded: string, written: string]

/** Replaces what differs between two recordings by stable names: ids, tokens, times, and the additional names. */
export const stableNames = (
  recorder: Recorder,
  draftId: DraftId,
  token: string,
  further: ReadonlyArray<StableName>,
): ((text: string) => string) => {
  const all = JSON.stringify([...recorder.exchanges.values()])
  const found = (pattern: RegExp): string => {
    const name = pattern.exec(all)?.[1]
    if (name === undefined) throw new Error(`Nothing that was recorded looks like ${pattern}.`)
    return name
  }
  const vaultTokens = [...new Set([...all.matchAll(VAULT_TOKEN)].flatMap(([, name]) => name ?? []))].filter(
    (name) => name !== token,
  )
  const names: ReadonlyArray<StableName> = [
    [draftId, "01990000-0000-7000-8000-00000000d001"],
    [found(/"requestId":"([^"]+)"/), "01990000-0000-7000-8000-00000000c001"],
    [found(/"id":"([^"]+)","token"/), "01990000-0000-7000-8000-00000000e001"],
    [found(/"UserGuid":"([^"]+)"/), "01990000-0000-7000-8000-00000000a001"],
    [found(/"sessionGuid":"([^"]+)"/), "00000000-0000-4000-8000-00000000f001"],
    [found(/"OrderCode":"([^"]{3,})"/), "LW-MOCK-0001"],
    [token, "lw_mock-token-of-demo"],
    ...vaultTokens.map((name, index) => [name, `tok_mock_${index + 1}`] as const),
    ...further,
  ]
  return (text) =>
    names
      .reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text)
      .replaceAll(INSTANT, RECORDED_AT)
      .replaceAll(
        LEDGER,
        (_, bonus: string, redeemed: string) =>
          `"AvailablePoints":${Number(bonus) - Number(redeemed)},"BonusPoints":${bonus},"EarnedPoints":0,"RedeemedPoints":${redeemed}`,
      )
      .replaceAll(POINT, (_, field: keyof typeof POINTS) => `"${field}":${POINTS[field]}`)
      .replaceAll(DATED, `filename=\\"$1-${SAVED_ON}.$2\\"`)
      .replaceAll(DAY, (_, field: keyof typeof DAYS) => `"${field}":"${DAYS[field]}"`)
}
