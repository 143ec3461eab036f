import { vi } from "vitest"

interface Saved {
  readonly name: string
  readonly file: Blob
}

/** Catches the files that the browser would save to its download folder. Restore mocks afterward. */
export const savedFiles = (): ReadonlyArray<Saved> => {
  const saved: Array<Saved> = []
  const files = new Map<string, Blob>()
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    const address = `blob:${files.size}`
    if (file instanceof Blob) files.set(address, file)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href)
    if (file !== undefined) saved.push({ name: this.download, file })
  })
  return saved
}
