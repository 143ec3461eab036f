import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const player = () => document.querySelector("video")

describe("the video library [p6-videos]", () => {
  it("plays the first video, and shows another category by its tab", async () => {
    const { address, user } = await openScreen("/videos")
    await heading("Videos")
    await screen.findByRole("heading", { name: "How a count works" })
    expect(player()?.getAttribute("src")).toBe("/site-files/videos/how-a-count-works.webm")
    await user.click(screen.getByRole("link", { name: "Saving money" }))
    await screen.findByRole("heading", { name: "Why a larger list costs less per record" })
    expect(player()?.getAttribute("src")).toBe("/site-files/videos/price-brackets.webm")
    expect(address()).toBe("/videos?category=Saving+money")
  })

  it("leads to the landing page for whoever may not see it, who finds no way to it", async () => {
    const { address } = await openScreen("/videos", {
      prepare: (network) =>
        network.answer("/Common/InitUser.ashx", async (_request, pass) => {
          const { d } = await (await pass()).json()
          return Response.json({ d: { ...d, DataSource: { ...d.DataSource, ShowVideos: false } } })
        }),
    })
    await waitFor(() => expect(address()).toBe("/"))
  })
})
