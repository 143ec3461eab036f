/** Downloads a file, and revokes its object URL once the browser has the file. */
export const saveAs = (content: Uint8Array<ArrayBuffer> | string, fileName: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
