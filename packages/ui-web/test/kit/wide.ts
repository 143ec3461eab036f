import { whenTestEnds } from "./endTest.ts"

interface WithViewport {
  readonly happyDOM: {
    readonly setViewport: (size: { readonly width: number; readonly height: number }) => void
  }
}

const hasViewport = (page: object): page is WithViewport => "happyDOM" in page

/** Gives the window another width, in pixels, until the test ends. */
export const windowOf = (width: number): void => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  if (!hasViewport(window)) throw new Error("The window has no size that a test can change.")
  const { happyDOM } = window
  happyDOM.setViewport({ ...before, width })
  whenTestEnds(() => happyDOM.setViewport(before))
}
