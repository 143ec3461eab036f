/** The side length in pixels, which is twice the largest displayed size. */
const SIDE = 256
const QUALITY = 0.9

/**
 * Returns the center of a picture as a small square JPEG in a data URL; null if this browser can't read the file.
 * Redrawing the picture removes all other data in the file, such as the location.
 */
export const createThumbnail = async (file: Blob): Promise<string | null> => {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return null
  }
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("2d")
  if (context === null) return null
  canvas.width = SIDE
  canvas.height = SIDE
  // A JPEG has no transparent parts.
  context.fillStyle = "#fff"
  context.fillRect(0, 0, SIDE, SIDE)
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  picture.close()
  return canvas.toDataURL("image/jpeg", QUALITY)
}
