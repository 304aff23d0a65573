-- A building may ask those who manage it for a second factor.

alter table buildings add second_factor_required boolean not null default false;
comment on column buildings.second_factor_required is
  'Whether management and council may work in the building only once they gave a second factor.';
