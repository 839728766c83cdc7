/** What every page says of itself, whatever else is on it. */
export interface PageText {
  /** Its name in menus, footers, breadcrumbs and search. */
  readonly label: string
  /** One line under the label in the submenu. */
  readonly menuLine?: string
  /** `<title>`, without the shop's name. */
  readonly title: string
  /** Meta description, 70 to 160 characters. */
  readonly description: string
  readonly h1: string
  readonly lead: string
}
