/** The look of the demo's second building: its colours and a drawn mark, three gables in a row. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Upload } from '../../../../contract/route.ts'
import type { InBuilding } from '../../../context.ts'
import { changeBranding, readBranding } from '../branding.ts'

const colours = { primaryColor: '#1f6f54', secondaryColor: '#f3e3b3' }

const gable = (x: number, fill: string) =>
  `<path d="M${x} 108V52l32-36 32 36v56z" fill="${fill}"/><path d="M${x + 22} 108V78a10 10 0 0 1 20 0v30z" fill="#f3e3b3"/>`
const drawing = (width: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="240" viewBox="0 0 ${width} 120">${content}</svg>`,
  )
const logo = drawing(236, gable(8, '#1f6f54') + gable(86, '#17523e') + gable(164, '#1f6f54'))
const icon = drawing(120, `<rect width="120" height="120" rx="26" fill="#17523e"/>${gable(28, '#1f6f54')}`)

const uploadOf = async (folder: string, name: string, picture: Buffer): Promise<Upload> => {
  const path = join(folder, name)
  const content = await sharp(picture).png().toBuffer()
  await writeFile(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { path, name, sha256, sizeBytes: content.length, contentType: 'image/png' }
}

export const seedBranding = async (ctx: InBuilding): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-demo-'))
  try {
    const { version } = await readBranding(ctx)
    await changeBranding(ctx, {
      body: { ...colours, version, logo: 'new', favicon: 'new' },
      files: [await uploadOf(folder, 'logo.png', logo), await uploadOf(folder, 'icon.png', icon)],
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
