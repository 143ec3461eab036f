import { CountUnavailable } from "@listwright/domain/counting"
import { type FiguresPart, FiguresPart as Part } from "@listwright/domain/pricing"
import { Schema } from "effect"
import type { Network } from "./siteNetwork.ts"

/** The one call of an edit. */
export const FIGURES = "/api/v1/figures"

const codec = Schema.toCodecJson(Part)
const decode = Schema.decodeUnknownSync(codec)
const encode = Schema.encodeSync(codec)

/** The parts that the server answers. */
const partsOf = async (response: Response): Promise<ReadonlyArray<FiguresPart>> =>
  (await response.text())
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => decode(JSON.parse(line)))

/** A part as it is sent instead; null leaves it out. Whatever it waits for holds all parts that follow. */
export type ChangePart = (
  part: FiguresPart,
  request: Request,
) => FiguresPart | Promise<FiguresPart | null> | null

/** From now on, figures come part by part, each as `change` makes it. */
export const changeFigures = (network: Network, change: ChangePart): void =>
  network.answer(FIGURES, async (request, pass) => {
    const asked = request.clone()
    const response = await pass()
    if (!response.ok) return response
    const parts = await partsOf(response)
    const encoder = new TextEncoder()
    const body = new ReadableStream({
      start: async (controller) => {
        for (const part of parts) {
          const sent = await change(part, asked.clone())
          if (sent !== null) controller.enqueue(encoder.encode(`${JSON.stringify(encode(sent))}\n`))
        }
        controller.close()
      },
    })
    return new Response(body, { headers: { "content-type": "application/x-ndjson" } })
  })

/** From now on, one part waits, and all that follow it. */
export const holdPart = (network: Network, of: FiguresPart["part"], until: Promise<void>): void =>
  changeFigures(network, async (part) => {
    if (part.part === of) await until
    return part
  })

/** From now on, one part fails. */
export const failPart = (network: Network, of: "price" | "suggestions" | "waterfall"): void =>
  changeFigures(network, (part) =>
    part.part === of
      ? {
          revision: part.revision,
          part: "failed",
          of,
          failure: new CountUnavailable({ reason: "the engine is being restarted" }),
        }
      : part,
  )
