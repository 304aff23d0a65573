const extended = /^(.*?)[\s,;#]*(?<![a-z])(?:extension|ext|x)\.?\s*(\d+)\s*$/i

/** Where a tap on a phone number leads, an extension dialled after it; null for words without a number. */
export const callAddress = (phone: string): string | null => {
  const [, number = phone, extension] = extended.exec(phone) ?? []
  const dialled = number.replace(/[^\d+*]/g, '')
  if (!/\d{3}/.test(dialled)) return null
  return extension ? `tel:${dialled};ext=${extension}` : `tel:${dialled}`
}
