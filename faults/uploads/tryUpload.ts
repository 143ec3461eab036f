import type { FaultyFile } from "./pile.ts"

/** The user who uploads, and the site's address. */
export interface Uploader {
  readonly url: string
  /** Headers that say who it is. */
  readonly headers: Readonly<Record<string, string>>
}

/** The result of an upload; `problem` describes an outcome that must not happen, or is null. */
export interface Tried {
  readonly kind: string
  readonly said: string
  readonly found: number
  readonly failed: number
  readonly problem: string | null
}

/** Words that don't help a user. */
const UNCLEAR = /something went wrong|unexpected|unable to process|undefined|\bnull\b|NaN|TypeError|stack/i

const answerOf = async (response: Response) => {
  const text = await response.text()
  try {
    return { status: response.status, d: JSON.parse(text).d, text }
  } catch {
    return { status: response.status, d: null, text }
  }
}

/** Uploads a file and puts its rows on the map: it must be clear what became of each row, or why nothing did. */
export const tryUpload = async ({ headers, url }: Uploader, { bytes, kind }: FaultyFile): Promise<Tried> => {
  const tried = (rest: Partial<Tried>): Tried => ({
    kind,
    said: "",
    found: 0,
    failed: 0,
    problem: null,
    ...rest,
  })
  const refused = (said: string): Tried =>
    tried({
      said,
      problem: said.length > 10 && said.length < 400 && !UNCLEAR.test(said) ? null : `said '${said}'`,
    })
  const form = new FormData()
  form.append("file", new File([new Uint8Array(bytes)], "stores"))
  const sent = await answerOf(
    await fetch(`${url}/Common/ExcelUploader.ashx`, { method: "POST", headers, body: form }),
  )
  if (sent.d === null || sent.d === undefined)
    return sent.status === 413
      ? refused(sent.text.replaceAll(/[{}"]/g, ""))
      : tried({ problem: `answered ${sent.status}: ${sent.text.slice(0, 200)}` })
  if (sent.d.ResultFlag !== true) return refused(String(sent.d.ResultMessage))
  const located = await answerOf(
    await fetch(`${url}/PlaceOrder.aspx/GetAddressByFile2`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ FilePath: sent.d.DataSource.TargetFile, type: 1 }),
    }),
  )
  if (located.d === null || located.d === undefined)
    return tried({ problem: `answered ${located.status}: ${located.text.slice(0, 200)}` })
  if (located.d.ResultFlag !== true) return refused(String(located.d.ResultMessage))
  const { FCount, FailedRows, GeoItems, TotalCount } = located.d.DataSource
  const reasons: ReadonlyArray<string> = FailedRows.map(({ Reason }: { readonly Reason: string }) => Reason)
  const adds = TotalCount === FCount + GeoItems.length && FCount === FailedRows.length
  return tried({
    found: GeoItems.length,
    failed: FCount,
    problem: !adds
      ? `${TotalCount} rows are not ${GeoItems.length} and ${FCount}`
      : reasons.some((reason) => reason.trim() === "" || UNCLEAR.test(reason))
        ? "a row has no clear reason"
        : null,
  })
}
