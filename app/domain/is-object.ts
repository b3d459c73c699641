/**
 * Whether a value is an object and no array. Where a whole page would have to load a schema library for one
 * answer, what was read is checked with this instead.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
