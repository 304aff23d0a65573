/** Tells the tenancy walk whether anything is written next door. */
import type { World } from './world.ts'

/** What was written next door since the last time it was forgotten, such as `UPDATE of notices`. */
export interface NextDoor {
  forget(): Promise<void>
  writes(): Promise<string[]>
}

/**
 * Lets the database note each row that is written of Prairie Court or of Ada's sessions. A trigger on every table with a
 * building sees more than a comparison of all rows before and after, and costs nothing where nothing is written.
 */
export const watchNextDoor = async ({ connection: { pool }, cast }: World): Promise<NextDoor> => {
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'building_id' and t.table_type = 'BASE TABLE'`,
  )
  const watched = [
    { table: 'buildings', column: 'id', value: cast.buildings.prairie },
    { table: 'sessions', column: 'account_id', value: cast.accounts.ada },
    ...rows.map(({ name }) => ({ table: name, column: 'building_id', value: cast.buildings.prairie })),
  ]
  await pool.query(
    `create table next_door_writes (what text not null);
     create function note_next_door() returns trigger language plpgsql as $$
     begin
       insert into next_door_writes values (tg_op || ' of ' || tg_table_name);
       return null;
     end $$;
     ${watched
       .map(
         ({ table, column, value }) =>
           `create trigger next_door_now after insert or update on ${table}
              for each row when (new.${column} = '${value}') execute function note_next_door();
            create trigger next_door_before after update or delete on ${table}
              for each row when (old.${column} = '${value}') execute function note_next_door();`,
       )
       .join('\n')}`,
  )
  return {
    forget: async () => void (await pool.query('delete from next_door_writes')),
    writes: async () => {
      const written = await pool.query<{ what: string }>('select distinct what from next_door_writes order by what')
      return written.rows.map(({ what }) => what)
    },
  }
}
