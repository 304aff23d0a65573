-- What owners write in the message of an e-Transfer, or enter as the account number of a bill payment, so that a deposit says
-- whose it is.

-- The tenth digit, by which a mistyped code is found out: the Luhn algorithm, as on payment cards.
create function ledger_check_digit(digits text) returns text language sql immutable as $$
  select ((10 - sum(case when place % 2 = 1 then digit * 2 / 10 + digit * 2 % 10 else digit end) % 10) % 10)::text
  from (select place, substr(reverse(digits), place, 1)::integer as digit from generate_series(1, length(digits)) as place) as d
$$;

create sequence ledger_payment_codes;

-- Each number leads to another code, and codes that follow each other are far apart: the factor shares no divisor with the
-- count of codes.
create function ledger_next_payment_code() returns text language plpgsql as $$
declare
  digits text := (100000000 + nextval('ledger_payment_codes') * 618033989 % 900000000)::text;
begin
  return digits || ledger_check_digit(digits);
end $$;

alter table ledger_holdings
  add column payment_code text not null default ledger_next_payment_code()
    check (payment_code ~ '^[1-9][0-9]{9}$' and right(payment_code, 1) = ledger_check_digit(left(payment_code, 9))),
  add constraint ledger_holdings_payment_code unique (payment_code);
comment on column ledger_holdings.payment_code is
  'Ten digits, of no other account of any building, so that a code of another building is never taken for one of this.';
