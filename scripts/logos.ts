/** `node scripts/logos.ts` draws our marks into `web/public/logo`: each draft on light, on dark, in one colour, as an icon. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultBranding, productName, variantsOf } from '../contract/branding.ts'
import {
  logoConcepts,
  logoKinds,
  logoSize,
  type LogoConcept,
  type LogoKind,
} from '../web/features/marketing/logo-concepts.ts'
import { black, ink, white } from '../web/theme/tokens.ts'

const folder = join(import.meta.dirname, '../web/public/logo')
/** The name in outlines (Inter, bold), its baseline at 0: a picture cannot count on a font. */
const nameInOutlines = await readFile(join(import.meta.dirname, 'logos/name.txt'), 'utf8')

const primary = defaultBranding.primaryColor
const tiles: Record<LogoKind, string | null> = {
  light: primary,
  dark: variantsOf(primary).light,
  mono: null,
  icon: primary,
}
const inks: Record<LogoKind, string> = { light: ink, dark: white, mono: black, icon: white }

/** The shape with what is cut out of it as holes, on a tile or by itself. */
const markOf = ({ shape, cut }: LogoConcept, kind: LogoKind): string => {
  const tile = tiles[kind]
  const ground = tile ? `<rect width="32" height="32" rx="7" fill="${tile}"/>` : ''
  return `${ground}<path fill="${tile ? white : inks[kind]}" fill-rule="evenodd" d="${shape}${cut}"/>`
}

const pictureOf = (concept: LogoConcept, kind: LogoKind): string => {
  const width = kind === 'icon' ? logoSize.height : logoSize.width
  const name =
    kind === 'icon' ? '' : `<path fill="${inks[kind]}" transform="translate(41 23)" d="${nameInOutlines.trim()}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${logoSize.height}" width="${width}" height="${logoSize.height}"><title>${productName}</title>${markOf(concept, kind)}${name}</svg>\n`
}

await mkdir(folder, { recursive: true })
for (const concept of logoConcepts)
  for (const { kind } of logoKinds)
    await writeFile(join(folder, `${concept.name}-${kind}.svg`), pictureOf(concept, kind))
