-- A copy of a cart says which names are premium, not what they cost: that is asked where the copy is opened.
alter table shared_carts drop constraint shared_carts_items;
alter table shared_carts add constraint shared_carts_items check (
  jsonb_typeof(items) = 'array' and octet_length(items::text) <= 131072
    and not jsonb_path_exists(items, '$[*].keyvalue() ? (!(@.key == "id" || @.key == "parentId" || @.key == "type"
      || @.key == "productSlug" || @.key == "priceType" || @.key == "priceFrequency" || @.key == "parameters"
      || @.key == "seen"))')
    and not jsonb_path_exists(items, '$[*].parameters.keyvalue() ? (!(@.key == "sld" || @.key == "tld"
      || @.key == "years" || @.key == "premium" || @.key == "domain"))')
) not valid;
alter table shared_carts validate constraint shared_carts_items;

-- Where a transfer stands, as the provisioning side says it, and until when the other side has time.
alter table deliveries add column step text, add column step_until timestamptz;
alter table deliveries add constraint deliveries_step check (step in (
  'code_needed', 'code_wrong', 'locked', 'holder', 'provider', 'register', 'refused', 'free')) not valid;
alter table deliveries validate constraint deliveries_step;
