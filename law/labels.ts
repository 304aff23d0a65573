import type { Jurisdiction } from './jurisdiction.ts'

/** A word of the law in the forms that sentences, headings and counts need. */
export interface Label {
  /** `strata lot` */
  one: string
  /** `strata lots` */
  many: string
  /** `Strata lot`, to begin a sentence, a heading or a button. */
  One: string
  /** `Strata lots` */
  Many: string
}

/** Those who run the corporation; the sentence begins the same whether or not they have an article. */
export interface BodyLabel extends Label {
  /** After `on`, `onto` and `to`: somebody sits on `council` or on `the board`. */
  seat: string
}

/** What secures unpaid fees on the title of what an owner owns. */
export interface SecurityLabel extends Label {
  /** An amount that it can secure is `lienable`. */
  able: string
  /** `Lienable`, to begin a heading. */
  Able: string
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const label = (one: string, many = `${one}s`): Label => ({
  one,
  many,
  One: capitalised(one),
  Many: capitalised(many),
})

const security = (one: string, able: string): SecurityLabel => ({ ...label(one), able, Able: capitalised(able) })

/** What a jurisdiction calls the same things. */
export interface Labels {
  /** What an owner owns. */
  lot: Label
  /** The owners together, as a person in law. */
  corporation: Label
  /** Those whom the owners elect to act for the corporation. */
  council: BodyLabel
  councilMember: Label
  /** What owners pay each month. */
  fee: Label
  /** What unpaid fees can be secured by. */
  lien: SecurityLabel
  /** By what measure costs and votes are shared. */
  entitlement: Label
  /** The registered plan, by whose number a building is known. */
  plan: Label
  planNumber: Label
  /** Money put aside for what is rarely spent. */
  reserveFund: Label
  /** The bank account of that fund. */
  reserveAccount: Label
  bylaw: Label
}

const packs: Readonly<Record<Jurisdiction, Labels>> = {
  // Strata Property Act, SBC 1998, c 43: s. 1 (definitions), s. 92 (funds), s. 116 (lien), s. 246 (unit entitlement).
  BC: {
    lot: label('strata lot'),
    corporation: label('strata corporation'),
    council: { ...label('council'), seat: 'council' },
    councilMember: label('council member'),
    fee: label('strata fee'),
    lien: security('lien', 'lienable'),
    entitlement: label('unit entitlement'),
    plan: label('strata plan'),
    planNumber: label('strata plan number'),
    reserveFund: label('contingency reserve fund'),
    reserveAccount: label('contingency reserve account'),
    bylaw: label('bylaw'),
  },
  // Condominium Property Act, RSA 2000, c C-22: s. 1 (definitions), s. 38 (capital replacement reserve), s. 39 (contributions, caveat).
  AB: {
    lot: label('unit'),
    corporation: label('condominium corporation'),
    council: { ...label('board'), seat: 'the board' },
    councilMember: label('board member'),
    fee: label('contribution'),
    lien: security('caveat', 'securable by caveat'),
    entitlement: label('unit factor'),
    plan: label('condominium plan'),
    planNumber: label('condominium plan number'),
    reserveFund: label('reserve fund'),
    reserveAccount: label('reserve account'),
    bylaw: label('bylaw'),
  },
  // No act stands behind these: plain words for buildings of other provinces.
  other: {
    lot: label('unit'),
    corporation: label('corporation'),
    council: { ...label('board'), seat: 'the board' },
    councilMember: label('board member'),
    fee: label('condo fee'),
    lien: security('lien', 'lienable'),
    entitlement: label('unit share'),
    plan: label('plan'),
    planNumber: label('plan number'),
    reserveFund: label('reserve fund'),
    reserveAccount: label('reserve account'),
    bylaw: label('bylaw'),
  },
}

/** The words of a building's jurisdiction; screens ask here and never compare provinces themselves. */
export const labelsFor = (jurisdiction: Jurisdiction): Labels => packs[jurisdiction]
