/** The six digits of a mail that confirm its address. After `perDay` codes a mail has only its link. */
export const emailCode = { digits: 6, minutes: 15, tries: 5, perDay: 3 } as const
