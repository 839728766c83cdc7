-- When the provider was last asked about a payment: nobody asks again within a second, in whatever process.
alter table payments add column asked_at timestamptz;
-- The country that the provider was told to hold the payment to; nothing: to none.
alter table payments add column restricted_to text collate "C";

-- Why an order was taxed as it was, kept with it. Countries are ISO 3166-1 alpha-2; nothing: nobody said.
create table tax_evidence (
  order_id uuid primary key references orders,
  basis text not null constraint tax_evidence_basis
    check (basis in ('home', 'country', 'reverse_charge', 'outside_eu', 'unproven')),
  -- Of the address on the order, and of the customer's address when it was paid.
  address text not null,
  address_when_paid text not null,
  -- As the provider confirms it.
  restricted_to text,
  -- Where the card was issued or the account is kept, and where the provider saw the buyer.
  payer text,
  payer_from text constraint tax_evidence_payer_from check (payer_from in ('card', 'account')),
  checkout text,
  -- What the register of VAT numbers answered, for a reverse charge.
  vat_request text,
  vat_checked_at timestamptz,
  -- Which of these speak against the tax: for a person, it changes nothing for the buyer.
  contradictions text[] not null default '{}',
  kept_at timestamptz not null default now(),
  -- A person looked into it.
  settled_at timestamptz,
  note text constraint tax_evidence_note check (length(note) <= 500)
);
create index tax_evidence_open on tax_evidence (kept_at) where contradictions <> '{}' and settled_at is null;
