-- A last day that is written on a tie ends rights as a move out does, by the same job.

alter table moves
  drop constraint moves_kind_check,
  add constraint moves_kind_check check (kind in ('sale', 'move_in', 'move_out', 'last_day')),
  -- The roster file that wrote the last day, which takes it back when it is undone before the day.
  add column import_id uuid,
  add foreign key (building_id, import_id) references import_batches (building_id, id);
create index moves_of_import on moves (building_id, import_id) where import_id is not null;
comment on table moves is
  'A sale, a move in, a move out or a last day in a unit; its periods stand at once, rights follow on the day.';
