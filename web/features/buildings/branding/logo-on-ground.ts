import { logoGround, logoMarginPart } from '../../../../contract/logo-ground.ts'
import { logoMostPixels } from '../../../../contract/limits/branding.ts'

const drawnOf = (picture: ImageBitmap): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const part = Math.min(1, logoMostPixels.width / picture.width, logoMostPixels.height / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * part))
  canvas.height = Math.max(1, Math.round(picture.height * part))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser can’t draw.')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return [canvas, pen]
}

const onGround = (picture: HTMLCanvasElement, ground: string): HTMLCanvasElement => {
  const margin = Math.round(picture.height * logoMarginPart)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width + 2 * margin
  canvas.height = picture.height + 2 * margin
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser can’t draw.')
  pen.fillStyle = ground
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, margin, margin)
  return canvas
}

/**
 * A logo as the server will draw it, for the preview: a see-through one on the ground that it gets. Throws where the
 * browser cannot read the picture.
 */
export const logoOnGround = async (file: File): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const [drawn, pen] = drawnOf(picture)
  picture.close()
  const ground = logoGround(pen.getImageData(0, 0, drawn.width, drawn.height).data)
  const shown = ground.startsWith('#') ? onGround(drawn, ground) : drawn
  const content = await new Promise<Blob | null>((done) => shown.toBlob(done, 'image/png'))
  if (!content) throw new Error('The browser can’t draw.')
  return content
}
