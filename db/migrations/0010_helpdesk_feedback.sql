-- Whether articles of the helpdesk helped, and what people missed in them. Nothing here says who they were.
create table article_votes (
  day date not null,
  -- As in the files of the articles; one that is gone keeps its numbers for a while.
  article text collate "C" not null constraint article_votes_article check (article ~ '^[a-z0-9-]{1,64}$'),
  language text not null constraint article_votes_language check (language in ('nl', 'de')),
  helpful boolean not null,
  count bigint not null constraint article_votes_count check (count > 0),
  primary key (day, article, language, helpful)
);

create table article_remarks (
  id bigint generated always as identity primary key,
  -- A day, not a moment: it could be held against an access log.
  day date not null,
  article text collate "C" not null constraint article_remarks_article check (article ~ '^[a-z0-9-]{1,64}$'),
  language text not null constraint article_remarks_language check (language in ('nl', 'de')),
  -- Without addresses and numbers: src/domain/article-feedback.ts.
  remark text not null constraint article_remarks_length check (length(remark) between 1 and 4000)
);

create index article_remarks_day on article_remarks (day);
