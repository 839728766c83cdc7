import type { Client } from 'pg'

/** `customer-0@example.nl` and so on. Nobody knows their password. */
export async function addCustomers(sql: Client, count: number): Promise<void> {
  await sql.query(
    `insert into customers (email, email_key, password_hash, type, first_name, last_name, street, house_number,
       postal_code, city, country, phone, language, terms_accepted_at)
     select email, email, $2, 'private', 'Saar', 'Bos', 'Kade', '1', '1234 AB', 'Utrecht', 'NL', '+31612345678', 'nl', now()
     from generate_series(0, $1 - 1) as n, format('customer-%s@example.nl', n) as email`,
    [count, '$argon2id$v=19$m=7168,t=5,p=1$RC5Z39IphE3dXUFDlYaRKw$x+PamTvxj/4b0ozK+zojR8FuhOlvfXeyGI/7Pas1esw'],
  )
}
