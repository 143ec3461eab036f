import { expect } from "vitest"
import type { Caller } from "../http/caller.ts"

/** Uploads a file of customers; answers what the server says of it. */
export const sendUpload = async (
  url: string,
  client: Caller,
  content: string | Buffer,
  signal?: AbortSignal,
) => {
  const form = new FormData()
  form.append("file", new File([new Uint8Array(Buffer.from(content))], "customers"))
  const response = await fetch(`${url}/Common/ExcelUploader.ashx`, {
    method: "POST",
    headers: { cookie: client.cookie() },
    body: form,
    ...(signal === undefined ? {} : { signal }),
  })
  const { d } = JSON.parse(await response.text())
  return d
}

export const expectRefusal = async (
  url: string,
  client: Caller,
  content: string | Buffer,
  reason: string,
): Promise<void> => {
  expect(await sendUpload(url, client, content)).toMatchObject({
    ResultFlag: false,
    ResultMessage: expect.stringContaining(reason),
  })
}

/** So much of something is taken, and one more is refused by that number. */
export const expectLimit = async (
  url: string,
  client: Caller,
  most: number,
  content: (count: number) => string | Buffer,
): Promise<void> => {
  expect(await sendUpload(url, client, content(most))).toMatchObject({ ResultFlag: true })
  await expectRefusal(url, client, content(most + 1), `more than ${most.toLocaleString("en-US")}`)
}

/** Returns the row of a sheet, with a number of cells. */
export const cellsOf = (columns: number): string =>
  `<row>${Array.from({ length: columns }, (_, at) => `<c t="str"><v>${at}</v></c>`).join("")}</row>`
