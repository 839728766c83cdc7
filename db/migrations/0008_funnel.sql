-- How often each step of an order was taken on a day, in a language. Nothing here is about anybody.
create table funnel_counts (
  day date not null,
  language text not null constraint funnel_counts_language check (language in ('nl', 'de', 'en')),
  -- Paid orders are not among them: the table `orders` knows them exactly.
  step text not null constraint funnel_counts_step check (step in ('search', 'add', 'checkout')),
  count bigint not null constraint funnel_counts_count check (count > 0),
  primary key (day, language, step)
);
