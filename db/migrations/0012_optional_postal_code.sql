-- Some countries have no postal codes. Which ones, is a rule of src/domain/customers/postal-code.ts.
alter table customers
  drop constraint customers_postal_code,
  add constraint customers_postal_code check (length(postal_code) <= 20);
