import { expect, it } from "vitest"
import { smallFiles } from "../../../../faults/uploads/pile.ts"
import { tryUpload } from "../../../../faults/uploads/tryUpload.ts"
import { randomOf } from "../../../../faults/random.ts"
import { signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { url } = servedSite({ quotas: { uploads: 100_000 } })

/** Three of each kind. `npm run faults:uploads` tries 1,000, and others of 32 MB. */
const FILES = 69

it("faulty files of addresses each come to rows with reasons, or to a clear message, and change nothing", async () => {
  const ann = await signedIn(url)
  const { id } = (await ann.post("/api/v1/drafts", { listType: 10 })).body
  const draft = async () => (await ann.call("GET", `/api/v1/drafts/${id}`)).body
  const before = await draft()
  expect(before).toMatchObject({ id })
  const uploader = { url: url(), headers: { cookie: ann.cookie() } }
  for (const file of smallFiles(randomOf(7), FILES))
    expect(await tryUpload(uploader, file)).toMatchObject({ kind: file.kind, problem: null })
  expect(await draft()).toEqual(before)
}, 60_000)
