/** Checks for the values in a stored record. */

const longestName = 64
export const longestAnswer = 200

/** A short string: an id, a grade. */
export function isName(value: unknown): value is string {
	return typeof value === 'string' && value.length <= longestName
}

/** The letters of an answer, or a typed one: 安娜今天去北京. */
export function isAnswer(value: unknown): value is string {
	return typeof value === 'string' && value.length <= longestAnswer
}

export function isNumber(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(value)
}

export function isOptional<T>(
	value: unknown,
	is: (value: unknown) => value is T,
): value is T | undefined {
	return value === undefined || is(value)
}

/** Drops undefined fields, as JSON does. */
export function withoutUndefined<T extends object>(fields: T): T {
	const there = Object.entries(fields).filter(([, value]) => value !== undefined)
	// Safe: only keys whose type allows undefined are dropped.
	return Object.fromEntries(there) as T
}
