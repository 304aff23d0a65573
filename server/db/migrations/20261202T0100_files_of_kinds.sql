-- What files may hang on is declared with each kind of record; the database asks only that it is a name.
alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject check (subject ~ '^[a-z][A-Za-z]+$');
