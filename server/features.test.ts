/** The features together: nothing that one must bring is missing. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkKinds } from '../contract/admin/mails.ts'
import { LoggedSubject } from '../contract/audit.ts'
import { messageKinds } from '../contract/message-kinds.ts'
import { api } from '../contract/api.ts'
import type { Route } from '../contract/route.ts'
import { jobs, routes } from './app.ts'
import { features } from './features.ts'
import { inDay, offers, onUnitPage } from './offered.ts'

test('each folder is a feature, and each feature a folder', () => {
  const folders = readdirSync(new URL('features', import.meta.url))
  expect(features.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})

test('each route of the contract is served once', () => {
  const promised = Object.values(api).flatMap((table): Route[] => Object.values(table))
  expect(new Set(routes.map(({ route }) => route))).toEqual(new Set(promised))
  expect(routes).toHaveLength(promised.length)
})

test('each record of a building’s history has a name', () =>
  expect(LoggedSubject.options.filter((subject) => !(subject in offers.recordNames))).toEqual([]))

test('each kind of message that reaches the inbox is worded, and nothing that is no message', () => {
  const shown = Object.entries(messageKinds).flatMap(([name, { by }]) => ('inbox' in by ? [name] : []))
  expect(shown.filter((name) => !(name in offers.wordings))).toEqual([])
  expect(Object.keys(offers.wordings).filter((name) => !(name in messageKinds))).toEqual([])
})

test('each link in an email can be asked whether it still works', () =>
  expect(Object.keys(offers.linkWorks).toSorted()).toEqual(linkKinds.toSorted()))

test('what has its place on a page is brought by a feature', () => {
  const panels = new Set(features.flatMap(({ unitPanels = {} }) => Object.keys(unitPanels)))
  const agendas = new Set(features.flatMap(({ agendas: ofFeature = {} }) => Object.keys(ofFeature)))
  expect(onUnitPage.filter((name) => !panels.has(name))).toEqual([])
  expect(inDay.filter((name) => !agendas.has(name))).toEqual([])
})

test('no two features offer the same', () => {
  const offered = features.flatMap(({ wordings, figures, recordNames, hiddenRecords, linkWorks, gives }) =>
    Object.entries({ wordings, figures, recordNames, hiddenRecords, linkWorks, gives }).flatMap(([what, parts]) =>
      Object.keys(parts ?? {}).map((key) => `${what}.${key}`),
    ),
  )
  expect(new Set(offered).size).toBe(offered.length)
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})
