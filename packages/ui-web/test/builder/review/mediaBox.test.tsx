import type { Media } from "@listwright/domain/drafts"
import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { expect, it } from "vitest"
import { MediaBox } from "../../../src/builder/review/extras/MediaBox.tsx"
import { whenTestEnds } from "../../kit/endTest.ts"

/** A draft that is saved only when the test says so. */
const savedLater = () => {
  let save: () => void = () => {}
  function Draft() {
    const [media, setMedia] = useState<Media | null>({
      medium: "facebook",
      shareAccountId: "",
      packageName: "",
    })
    return (
      <MediaBox
        box={null}
        media={media}
        problems={{}}
        isDisabled={false}
        onMedia={(chosen) => {
          save = () => setMedia({ ...chosen })
        }}
      />
    )
  }
  const { unmount } = render(<Draft />)
  whenTestEnds(unmount)
  return { save: () => save() }
}

it("the media type keeps what is typed while the field before is saved [ob5-media]", async () => {
  const { save } = savedLater()
  const user = userEvent.setup()
  await user.type(screen.getByRole("textbox", { name: "Account to share with" }), "shop")
  await user.tab()
  await user.keyboard("S")
  save()
  await screen.findByDisplayValue("shop")
  await user.keyboard("pring sale")
  expect(screen.getByRole("textbox", { name: "Package name" })).toHaveProperty("value", "Spring sale")
})
