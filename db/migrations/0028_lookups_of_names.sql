-- What registers and registrars said about names, for all processes together: an answer is believed for minutes at most,
-- and a source is never asked more often than it allows, however many processes there are. What is lost in a crash is
-- asked again, so neither table is logged. See decision 0043.

-- Names and nothing about who asked for them.
create unlogged table name_answers (
  name text primary key,
  finding jsonb not null,
  expires_at timestamptz not null
);
create index name_answers_expire on name_answers (expires_at);

-- One row for each source: when it was asked, as far back as its rate counts, and until when it wants to be left alone.
create unlogged table name_sources (
  source text primary key,
  asked_at timestamptz[] not null,
  granted int not null,
  paused_until timestamptz not null,
  used_at timestamptz not null
);
create index name_sources_used on name_sources (used_at);
