/** What may stand in a record that was stored: the ids, letters and grades are short, as 你好's are. */

const longestName = 64

/** An id, the letters of an answer, a grade. */
export function isName(value: unknown): value is string {
	return typeof value === 'string' && value.length <= longestName
}

export function isNumber(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(value)
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isOptional<T>(
	value: unknown,
	is: (value: unknown) => value is T,
): value is T | undefined {
	return value === undefined || is(value)
}

/** Leaves out what is undefined, as JSON does. */
export function withoutUndefined<T extends object>(fields: T): T {
	const there = Object.entries(fields).filter(([, value]) => value !== undefined)
	// Only keys whose type allows undefined are left out.
	return Object.fromEntries(there) as T
}
