-- A building without a manager may let its treasurer keep the books.

alter table buildings
  -- Whether council members keep the books too, while a term of theirs holds the office of treasurer.
  add column treasurer_keeps_books boolean not null default false;
