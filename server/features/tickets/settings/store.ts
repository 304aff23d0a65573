import type { MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import { priorities, type Priority } from '../../../../contract/tickets/priorities.ts'
import { spanOf } from '../../../../contract/tickets/target-words.ts'
import { weekdays } from '../../../../contract/weekdays.ts'
import { run, type Database } from '../../../db/connection.ts'
import { targetOf } from './rules.ts'

interface Kept extends Omit<MaintenanceSettings, 'hours' | 'targets'> {
  hours: Partial<MaintenanceSettings['hours']>
  targets: Record<Priority, { answerMinutes: number; resolveMinutes: number }>
}

const settingsText = `
  select json_build_object(
    'hours', (select coalesce(json_object_agg(h.weekday,
        json_build_object('from', left(h.opens::text, 5), 'until', left(h.closes::text, 5))), '{}')
      from maintenance_hours h where h.building_id = s.building_id),
    'keepsHolidays', s.keeps_holidays,
    'closedDays', (select coalesce(json_agg(json_build_object('on', d.day, 'name', d.name) order by d.day), '[]')
      from maintenance_closed_days d where d.building_id = s.building_id),
    'targets', (select json_object_agg(t.priority,
        json_build_object('answerMinutes', t.answer_minutes, 'resolveMinutes', t.resolve_minutes))
      from maintenance_targets t where t.building_id = s.building_id),
    'urgentAroundTheClock', s.urgent_around_the_clock,
    'workOrderLimitCents', s.work_order_limit_cents,
    'reopenDays', s.reopen_days,
    'emergency', json_build_object('words', s.emergency_words, 'phone', s.emergency_phone),
    'version', s.version) as settings
  from maintenance_settings s where s.building_id = $1::uuid`

/** How a building looks after maintenance; null where nobody has changed what every building begins with. */
export const selectSettings = async (db: Database, buildingId: string): Promise<MaintenanceSettings | null> => {
  const { rows } = await run(db, settingsText, [buildingId])
  const kept = (rows[0] as { settings: Kept } | undefined)?.settings
  if (!kept) return null
  const targetFor = (priority: Priority) => {
    const { answerMinutes, resolveMinutes } = kept.targets[priority]
    const aroundTheClock = priority === 'urgent' && kept.urgentAroundTheClock
    return { answer: spanOf(answerMinutes, aroundTheClock), resolve: spanOf(resolveMinutes, aroundTheClock) }
  }
  return {
    ...kept,
    hours: Object.fromEntries(weekdays.map((day) => [day, kept.hours[day] ?? null])) as MaintenanceSettings['hours'],
    targets: Object.fromEntries(priorities.map((one) => [one, targetFor(one)])) as MaintenanceSettings['targets'],
  }
}

/** Writes the row one version further, and locks it; false where another version stands there by now. */
const writeRow = async (db: Database, buildingId: string, settings: MaintenanceSettings): Promise<boolean> => {
  const { rows } = await run(
    db,
    `insert into maintenance_settings as s (building_id, keeps_holidays, urgent_around_the_clock,
      work_order_limit_cents, reopen_days, emergency_words, emergency_phone, version)
    values ($1, $2, $3, $4, $5, $6, $7, $8::integer + 1)
    on conflict (building_id) do update set keeps_holidays = excluded.keeps_holidays,
      urgent_around_the_clock = excluded.urgent_around_the_clock,
      work_order_limit_cents = excluded.work_order_limit_cents, reopen_days = excluded.reopen_days,
      emergency_words = excluded.emergency_words, emergency_phone = excluded.emergency_phone,
      version = excluded.version
    where s.version = $8::integer
    returning s.version`,
    [
      buildingId,
      settings.keepsHolidays,
      settings.urgentAroundTheClock,
      settings.workOrderLimitCents,
      settings.reopenDays,
      settings.emergency.words,
      settings.emergency.phone,
      settings.version,
    ],
  )
  return rows.length > 0
}

/**
 * Writes the settings whole over those of their version, one version further; false where another version stands there
 * by now, whoever was first.
 */
export const writeSettings = async (
  db: Database,
  buildingId: string,
  settings: MaintenanceSettings,
): Promise<boolean> => {
  if (!(await writeRow(db, buildingId, settings))) return false
  for (const table of ['hours', 'closed_days', 'targets'])
    await run(db, `delete from maintenance_${table} where building_id = $1`, [buildingId])
  const hours = weekdays.flatMap((weekday) => {
    const open = settings.hours[weekday]
    return open ? [{ weekday, opens: open.from, closes: open.until }] : []
  })
  await run(
    db,
    `insert into maintenance_hours (building_id, weekday, opens, closes)
    select $1, h.weekday, h.opens, h.closes from jsonb_to_recordset($2::jsonb) as h (weekday text, opens time, closes time)`,
    [buildingId, JSON.stringify(hours)],
  )
  await run(
    db,
    `insert into maintenance_closed_days (building_id, day, name)
    select $1, d."on", d.name from jsonb_to_recordset($2::jsonb) as d ("on" date, name text)`,
    [buildingId, JSON.stringify(settings.closedDays)],
  )
  const targets = priorities.map((priority) => ({ priority, ...targetOf(settings, priority) }))
  await run(
    db,
    `insert into maintenance_targets (building_id, priority, answer_minutes, resolve_minutes)
    select $1, t.priority, t."answerMinutes", t."resolveMinutes"
    from jsonb_to_recordset($2::jsonb) as t (priority text, "answerMinutes" integer, "resolveMinutes" integer)`,
    [buildingId, JSON.stringify(targets)],
  )
  return true
}
