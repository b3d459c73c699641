import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * True where a column contains `text`, ignoring case: `élo` matches Élodie. SQLite's LIKE ignores
 * case for ASCII only; its GLOB accepts a set of characters at each position.
 */
export function contains(column: SQLWrapper, text: string): SQL<boolean> {
	return sql`${column} glob ${globOf(text)}`
}

function globOf(text: string): string {
	return `*${[...text].map(anyCase).join('')}*`
}

function anyCase(character: string): string {
	const cases = new Set([character, character.toLowerCase(), character.toUpperCase()])
	// Skip a case form of more than one letter (ß becomes SS): GLOB sets hold single characters.
	const single = [...cases].filter((other) => [...other].length === 1)
	return single.length > 1 || '*?['.includes(character) ? `[${single.join('')}]` : character
}
