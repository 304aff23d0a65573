-- Owners are notified of a budget each time it is sent to them, and a notice ends when the budget is a draft again.

-- The notice by which owners were notified last; null for a draft, and for what was sent before owners were notified.
alter table budgets add column notice_id uuid;
alter table budgets add constraint budgets_notice_sent check (notice_id is null or noticed_on is not null);
create unique index budgets_notice on budgets (building_id, notice_id) where notice_id is not null;
