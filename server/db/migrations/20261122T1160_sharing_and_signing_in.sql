-- What people let their neighbours see, and since when; what stands between somebody and their building.

create table sharing_consents (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  person_id uuid not null,
  field text not null check (field in ('listing', 'email', 'phone')),
  given_at timestamptz not null,
  given_by uuid not null references accounts (id),
  -- Null while it holds.
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  unique (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id)
);
comment on table sharing_consents is 'That somebody let their neighbours see something of them, from when until when; what holds now stands at the person.';
create unique index sharing_consents_one_holds on sharing_consents (person_id, field) where withdrawn_at is null;
create index sharing_consents_of_person on sharing_consents (building_id, person_id, id desc);

alter table accounts add column last_signed_in_at timestamptz;
comment on column accounts.last_signed_in_at is 'When a sign-in was finished last, in whatever browser; sessions themselves are deleted once they ended.';

-- Of a sign-in's failures the second part of the key is the account's, the third also the network address''s.
create index throttles_of_sign_in on throttles (split_part(key, ':', 2)) where key like 'sign-in:%';
