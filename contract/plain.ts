/**
 * Words as every search compares them: in small letters, without accents and apostrophes, and with the letters that people
 * type where their keyboard has no ł, ø or ß. The database says the same by its function `plain`.
 */
import { composed } from './composed.ts'

/** Apostrophes, marks of the glottal stop, and what has no width. */
const silent = /['’‘‛`´′ʹʻʼʽʾʿˀˈʔ\u00AD\u200B-\u200D\u2060\uFEFF\uFF07]/gu
const accents = new RegExp(
  String.raw`[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]`,
  'gu',
)
const typed: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ɬ: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't', ə: 'e', ς: 'σ' },
  ...{ ß: 'ss', œ: 'oe', æ: 'ae', þ: 'th', ŋ: 'ng' },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-' },
}
const special = new RegExp(`[${Object.keys(typed).join('')}]`, 'gu')

/** Answers a text as searches compare it. */
export const plain = (text: string): string =>
  composed(
    composed(text.replace(silent, ''), 'NFKD')
      .replace(accents, '')
      .toLowerCase()
      .replace(special, (letter) => typed[letter]!),
  )

/** The words of what was typed, each in its plain form. */
export const plainWords = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean)
