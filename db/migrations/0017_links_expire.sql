-- Links to a partner's statement work for 30 days, also those that were mailed for a year; whoever holds an older one
-- asks for another. Tokens made from now on are taken from the body of a request only. Those made before, and by
-- processes of the version before, still work in a query: pages of that version are open in browsers.
alter table partner_tokens add column is_for_body boolean not null default false;
update partner_tokens set expires_at = least(expires_at, now() + interval '30 days') where partner is not null;
