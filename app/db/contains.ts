import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * True where a column has `text` in it, whatever the case of its letters: `élo` is in Élodie. SQLite
 * knows the case of ASCII alone; its GLOB takes a set of characters at each place.
 */
export function contains(column: SQLWrapper, text: string): SQL<boolean> {
	return sql`${column} glob ${globOf(text)}`
}

function globOf(text: string): string {
	return `*${[...text].map(anyCase).join('')}*`
}

function anyCase(character: string): string {
	const cases = new Set([character, character.toLowerCase(), character.toUpperCase()])
	// Where a letter becomes two, as ß does, SQLite would compare it with neither.
	const single = [...cases].filter((other) => [...other].length === 1)
	return single.length > 1 || '*?['.includes(character) ? `[${single.join('')}]` : character
}
