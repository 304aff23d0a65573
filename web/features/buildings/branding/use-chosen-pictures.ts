import { useEffect, useState } from 'react'
import { logoOnGround } from './logo-on-ground.ts'
import { pictureFault } from './picture-fault.ts'

export type PictureKind = 'logo' | 'favicon'

/** What will become of a picture when the form is saved. */
type Choice = { wish: 'keep' } | { wish: 'none' } | { wish: 'new'; file: File; address: string }

const addressIn = (choice: Choice): string | null => (choice.wish === 'new' ? choice.address : null)

const asItIs: Record<PictureKind, Choice> = { logo: { wish: 'keep' }, favicon: { wish: 'keep' } }

/** The logo and icon on their way: chosen and looked at, or to be taken away; nothing is sent before the form is. */
export const useChosenPictures = () => {
  const [choices, setChoices] = useState(asItIs)
  const [faults, setFaults] = useState<Partial<Record<PictureKind, string>>>({})
  const [reading, setReading] = useState(0)
  const [logo, icon] = [addressIn(choices.logo), addressIn(choices.favicon)]
  useEffect(() => (logo ? () => URL.revokeObjectURL(logo) : undefined), [logo])
  useEffect(() => (icon ? () => URL.revokeObjectURL(icon) : undefined), [icon])

  const put = (kind: PictureKind, choice: Choice, fault?: string) => {
    setChoices((before) => ({ ...before, [kind]: choice }))
    setFaults(({ [kind]: _, ...others }) => (fault ? { ...others, [kind]: fault } : others))
  }
  const choose = async (kind: PictureKind, [file]: File[]): Promise<void> => {
    if (!file) return
    const fault = pictureFault(file)
    if (fault) return put(kind, choices[kind], fault)
    setReading((count) => count + 1)
    try {
      const shown = kind === 'logo' ? await logoOnGround(file) : await readable(file)
      put(kind, { wish: 'new', file, address: URL.createObjectURL(shown) })
    } catch {
      put(kind, choices[kind], `${file.name} is damaged and can’t be read. Choose another image.`)
    } finally {
      setReading((count) => count - 1)
    }
  }
  return {
    choices,
    faults,
    /** Whether an image is still being read: saving now would leave it out. */
    isReading: reading > 0,
    isChanged: Object.values(choices).some(({ wish }) => wish !== 'keep'),
    choose,
    /** Takes the picture away, or back what was chosen here. */
    settle: (kind: PictureKind, wish: 'keep' | 'none') => put(kind, { wish }),
    forget: () => {
      setChoices(asItIs)
      setFaults({})
    },
    /** Where a picture is loaded from for the preview. */
    shown: (kind: PictureKind, present: string | null): string | null => {
      const choice = choices[kind]
      return choice.wish === 'keep' ? present : choice.wish === 'none' ? null : choice.address
    },
    files: (['logo', 'favicon'] as const).flatMap((kind) => {
      const choice = choices[kind]
      return choice.wish === 'new' ? [choice.file] : []
    }),
  }
}

const readable = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file)
  picture.close()
  return file
}
