/** How the cells of a roster name what belongs to a unit: `P1-02; P1-03`, `AB123C|BC|Honda|Civic|blue`, `4711; key:K-12`. */
import { vehiclePartMostChars } from '../../../../contract/limits/roster.ts'
import { deviceSerialMostChars, spaceLabelMostChars } from '../../../../contract/limits/unit-story.ts'
import { cleanLine, nameKey } from '../../../../contract/clean.ts'
import type { DeviceFacts, SpaceFacts, VehicleFacts } from '../record.ts'

/** What a cell says: what could be read, and the pieces that could not, as they stand. */
export interface Said<T> {
  read: T[]
  unread: string[]
}
export type SaidVehicle = Omit<VehicleFacts, 'unitId' | 'personId'>
export type SaidDevice = Omit<DeviceFacts, 'unitId' | 'personId'>

const partsOfVehicle = 5

const between: Record<string, RegExp> = { list: /[;,\n]/, vehicles: /[;\n]/, parts: /\|/ }

/** Cuts a text at its separators; one behind a backslash is part of what it stands in. */
const cut = (text: string, by: 'list' | 'vehicles' | 'parts'): string[] => {
  const pieces = ['']
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    if (char === '\\' && /[;,|\\]/.test(text[i + 1] ?? '')) pieces[pieces.length - 1] += char + text[++i]!
    else if (between[by]!.test(char)) pieces.push('')
    else pieces[pieces.length - 1] += char
  }
  return pieces.map((piece) => piece.trim())
}

const plain = (piece: string): string => cleanLine(piece.replaceAll(/\\([;,|\\])/g, '$1'))
const spelt = (text: string): string => text.replaceAll(/[\\;,|]/g, '\\$&')

const nothing = /^(?:none|nil|no|n\/?a|[-–—]+)$/i

const readPieces = <T>(pieces: string[], read: (piece: string) => T | null, keyOf: (one: T) => string): Said<T> => {
  const said: Said<T> = { read: [], unread: [] }
  if (pieces.length === 1 && nothing.test(pieces[0]!)) return said
  const seen = new Set<string>()
  for (const piece of pieces) {
    if (plain(piece) === '') continue
    const one = read(piece)
    if (one === null) said.unread.push(piece)
    else if (!seen.has(keyOf(one))) {
      seen.add(keyOf(one))
      said.read.push(one)
    }
  }
  return said
}

/** The same stall or locker, however it is spelt. */
export const spaceKeyOf = ({ kind, label }: Pick<SpaceFacts, 'kind' | 'label'>) => `${kind} ${nameKey(label)}`
export const vehicleKeyOf = ({ plate }: Pick<VehicleFacts, 'plate'>) => plate
export const deviceKeyOf = ({ kind, serial }: Pick<DeviceFacts, 'kind' | 'serial'>) => `${kind} ${nameKey(serial)}`

const within = (text: string, most: number): string | null => (text.length > 0 && text.length <= most ? text : null)

export const readSpaces = (cell: string): Said<string> =>
  readPieces(cut(cell, 'list'), (piece) => within(plain(piece), spaceLabelMostChars), nameKey)

const readVehicle = (piece: string): SaidVehicle | null => {
  const parts = cut(piece, 'parts').map(plain)
  // Words without a digit are no plate: `two bikes`.
  if (/\s/.test(parts[0]!) && !/\d/.test(parts[0]!)) return null
  const plate = parts[0]!.toUpperCase().replaceAll(/[\s.·]/g, '')
  if (
    !/^[A-Z0-9-]{2,15}$/.test(plate) ||
    parts.length > partsOfVehicle ||
    parts.some((part) => part.length > vehiclePartMostChars)
  )
    return null
  const [province = '', make = '', model = '', colour = ''] = parts.slice(1)
  return { plate, province: province || null, make: make || null, model: model || null, colour: colour || null }
}

export const readVehicles = (cell: string): Said<SaidVehicle> =>
  readPieces(cut(cell, 'vehicles'), readVehicle, vehicleKeyOf)

const kinded = /^(fob|key|remote|card)\s*:\s*(.+)$/i

const readDevice = (piece: string): SaidDevice | null => {
  const text = plain(piece)
  const [, kind = 'fob', stamped = text] = kinded.exec(text) ?? []
  const serial = within(stamped, deviceSerialMostChars)
  return serial === null ? null : { kind: kind.toLowerCase() as SaidDevice['kind'], serial }
}

export const readDevices = (cell: string): Said<SaidDevice> => readPieces(cut(cell, 'list'), readDevice, deviceKeyOf)

export const writeSpace = ({ label }: Pick<SpaceFacts, 'label'>): string => spelt(label)

export const writeVehicle = ({ plate, province, make, model, colour }: SaidVehicle): string => {
  const parts = [plate, province, make, model, colour]
  return parts
    .slice(0, parts.findLastIndex(Boolean) + 1)
    .map((part) => spelt(part ?? ''))
    .join('|')
}

export const writeDevice = ({ kind, serial }: SaidDevice): string =>
  spelt(kind === 'fob' && !kinded.test(serial) ? serial : `${kind}:${serial}`)

/** The cell of a list; what could not be read once stands behind it as it was. */
export const writeCell = (written: readonly string[], unread = ''): string =>
  [...written, ...(unread ? [unread] : [])].join('; ')
