/** A form’s input, for showing the form again as it was filled in. Never contains passwords. */
export type Typed = Record<string, string>

/** `names` limits it to fields that the form has; a caller may send any number of others. */
export function typedIn(fields: FormData, names?: ReadonlySet<string>): Typed {
	const typed: Typed = {}
	for (const [name, value] of fields) {
		if (names && !names.has(name)) continue
		if (typeof value === 'string' && !isPassword(name)) typed[name] = value
	}
	return typed
}

/** Whether a field has a password, by its name. */
export function isPassword(name: string): boolean {
	return /password/i.test(name)
}
