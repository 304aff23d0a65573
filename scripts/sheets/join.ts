import sharp from 'sharp'

const gap = 12

/** Writes rows of pictures, each picture made as high as its row (pixels), into one PNG. */
export const joinPictures = async (
  rows: readonly (readonly Buffer[])[],
  path: string,
  rowHeight: number,
): Promise<void> => {
  const placed: { input: Buffer; left: number; top: number }[] = []
  let width = 0
  for (const [index, row] of rows.entries()) {
    let left = 0
    for (const picture of row) {
      const { data, info } = await sharp(picture)
        .resize({ height: rowHeight })
        .png()
        .toBuffer({ resolveWithObject: true })
      placed.push({ input: data, left, top: index * (rowHeight + gap) })
      left += info.width + gap
    }
    width = Math.max(width, left - gap)
  }
  const ground = { width, height: rows.length * (rowHeight + gap) - gap, channels: 3, background: '#777' } as const
  await sharp({ create: ground }).composite(placed).png({ palette: true, quality: 90 }).toFile(path)
}
