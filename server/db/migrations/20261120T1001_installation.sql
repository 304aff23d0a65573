create table installation (
  one boolean primary key default true check (one),
  -- When the demo world was made in this database; null for a real installation, which the demo never touches.
  demo_seeded_at timestamptz
);
comment on table installation is 'The single row of facts about this installation.';
insert into installation default values;
